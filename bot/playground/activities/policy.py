"""What the proxy changes in an application's answers: the content security policy, cookies, caching.

The policy's sources for scripts, connections and media are those that people saw on discordsays.com. Those for styles
and all else are not known: here only the application's own host is allowed, which is the stricter guess.
"""

from __future__ import annotations

from multidict import CIMultiDict, CIMultiDictProxy

HTML = "text/html"
HOP_BY_HOP = frozenset(
    {
        "connection", "keep-alive", "proxy-authenticate", "proxy-authorization", "te", "trailer", "transfer-encoding",
        "upgrade", "content-length", "host",
    }
)  # fmt: skip
CACHING = ("Cache-Control", "Expires", "ETag", "Last-Modified", "Pragma", "Age")
INSETS = {"top": 47, "right": 0, "bottom": 34, "left": 0}
"""A phone's safe area insets in CSS pixels, by edge."""


def content_security_policy(origin: str, api: str, cdn: str, nonce: str) -> str:
    """The policy of a framed page: `origin` is the proxy's address, `api` and `cdn` are the playground's."""
    socket = origin.replace("http", "ws", 1)
    pictures = " ".join(f"{cdn}/{kind}/" for kind in ("attachments", "avatars", "icons"))
    rules = {
        "default-src": "'self'",
        "script-src": f"'self' 'unsafe-eval' 'nonce-{nonce}' blob:",
        "style-src": f"'self' 'nonce-{nonce}'",
        "connect-src": f"'self' {socket} {api}/ {pictures}",
        "img-src": f"'self' blob: data: {pictures}",
        "media-src": "'self' blob: data:",
        "frame-src": "'self'",
    }
    return "; ".join(f"{name} {sources}" for name, sources in rules.items())


def passed_on(headers: CIMultiDictProxy[str]) -> CIMultiDict[str]:
    """The headers without those that concern only one connection."""
    return CIMultiDict((name, value) for name, value in headers.items() if name.lower() not in HOP_BY_HOP)


def answered(headers: CIMultiDictProxy[str], policy: str) -> CIMultiDict[str]:
    """An answer's headers, with the policy added to the application's own. A page loses its headers about caching."""
    kept = passed_on(headers)
    for name in CACHING if is_page(kept) else ():
        kept.popall(name, None)
    cookies = kept.popall("Set-Cookie", [])
    kept.extend(("Set-Cookie", cookie) for cookie in cookies if is_kept(cookie))
    kept.add("Content-Security-Policy", policy)
    return kept


def is_page(headers: CIMultiDict[str]) -> bool:
    """Whether an answer is HTML."""
    return headers.get("Content-Type", "").startswith(HTML)


def is_kept(cookie: str) -> bool:
    """Whether a client that frames the page keeps a cookie: SameSite=None, Secure and Partitioned."""
    wishes = {each.strip().lower() for each in cookie.split(";")[1:]}
    return {"samesite=none", "secure", "partitioned"} <= wishes


def with_safe_areas(page: str, nonce: str) -> str:
    """The page with what a phone's client adds at the beginning of its head: its safe areas."""
    insets = "".join(f"--discord-safe-area-inset-{side}:{size}px;" for side, size in INSETS.items())
    style = f'<style nonce="{nonce}">:root{{{insets}}}</style>'
    before, tag, after = page.partition("<head>")
    return before + tag + style + after if tag else style + page
