/** Chosen files on their way to the server. */

/** The same values by name, with every file (or list of files) as the server takes it: `{upload: {…}}`. */
export async function onWire(values) {
  const pairs = Object.entries(values).map(async ([name, value]) => [name, await wired(value)]);
  return Object.fromEntries(await Promise.all(pairs));
}

async function wired(value) {
  if (value instanceof FileList) return Promise.all([...value].map(wired));
  if (!(value instanceof File)) return value;
  return { upload: { filename: value.name, content_type: value.type, data: await base64(value) } };
}

function base64(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(",") + 1));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
