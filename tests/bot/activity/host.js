/* Stands for Discord's client: shows the page in a frame and answers it. `?silent=` names what is not answered,
   `?refused=` what is refused; a test may change both. */

const asked = new URLSearchParams(location.search);
let [silent, refused] = [asked.get("silent"), asked.get("refused")];
window.received = [];

function answer(message) {
  frame.contentWindow.postMessage(message, location.origin);
}

addEventListener("message", ({ source, data: [opcode, payload] }) => {
  if (source !== frame.contentWindow) return;
  received.push([opcode, payload]);
  if (opcode === 0 && silent !== "READY") {
    answer([1, { cmd: "DISPATCH", evt: "READY", nonce: null, data: { v: 1, config: {} } }]);
  }
  const { cmd, nonce } = payload;
  if (opcode !== 1 || silent === cmd) return;
  if (refused === cmd) {
    answer([1, { cmd, evt: "ERROR", nonce, data: { code: 5000, message: "OAuth2 Error: access_denied" } }]);
  } else {
    answer([1, { cmd, evt: null, nonce, data: cmd === "AUTHORIZE" ? { code: `code-${asked.get("person")}` } : {} }]);
  }
});

const frame = document.createElement("iframe");
frame.src = "/activity/?instance_id=i-1-gc-2-3&referrer_id=undefined&custom_id=undefined&frame_id=f0&platform=desktop";
frame.src += asked.get("more") ?? "";
document.body.append(frame);
