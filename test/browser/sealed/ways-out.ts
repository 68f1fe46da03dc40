import { framed, later, script, type Way } from './way.ts';

/** A way by which a page can request another host: its markup, with `OUT` for the address that the request has. */
export type WaysOut = Readonly<Record<string, string>>;

const worker = (code: string) => script(`new Worker(URL.createObjectURL(new Blob([\`${code}\`])))`);

/** Ways that leave the page where it is. They run on one page. */
export const requests: WaysOut = {
  'a picture': '<img src="OUT" alt="">',
  'a picture for a screen': '<img srcset="OUT 2x, OUT 1x" alt="">',
  'a source of a picture': '<picture><source srcset="OUT"><img src="data:," alt=""></picture>',
  'a background': '<div style="background: url(OUT)">.</div>',
  'a style sheet': '<link rel="stylesheet" href="OUT">',
  'an imported style sheet': '<style>@import url(OUT);</style>',
  'a font': '<style>@font-face { font-family: f; src: url(OUT) }</style><p style="font-family: f">font</p>',
  'a video': '<video src="OUT" preload="auto"></video>',
  'a sound': '<audio src="OUT" preload="auto"></audio>',
  'a script': '<script src="OUT"></script>',
  'a module': script('import("OUT").catch(() => {})'),
  'an import map': '<script type="importmap">{"imports":{"out":"OUT"}}</script><script type="module">import "out"</script>',
  'a frame': '<iframe src="OUT"></iframe>',
  'an object': '<object data="OUT"></object>',
  'an embed': '<embed src="OUT">',
  'a picture in SVG': '<svg><image href="OUT" width="9" height="9"/></svg>',
  fetch: script('fetch("OUT").catch(() => {})'),
  'a request without cors': script('fetch("OUT", { mode: "no-cors", method: "POST", body: "x" }).catch(() => {})'),
  'a request that outlives the page': script('fetch("OUT", { keepalive: true }).catch(() => {})'),
  XMLHttpRequest: script('{ const r = new XMLHttpRequest(); r.open("GET", "OUT"); r.send() }'),
  'a beacon': script('navigator.sendBeacon("OUT", "x")'),
  'an event source': script('new EventSource("OUT")'),
  'a web socket': script('new WebSocket("OUT".replace("http", "ws"))'),
  'a prefetched link': '<link rel="prefetch" href="OUT">',
  'a preloaded link': '<link rel="preload" as="image" href="OUT">',
  'a worker': worker('fetch("OUT").catch(() => {})'),
  'a script of a worker': worker('importScripts("OUT")'),
  'a frame with its own text': framed('srcdoc', '<img src="OUT">'),
  'a frame of data': framed('src', 'data:text/html,<img src=OUT>'),
  'a frame of a blob': script(
    '{ const f = document.createElement("iframe"); f.src = URL.createObjectURL(new Blob([`<img src="OUT">`], { type: ' +
      '"text/html" })); document.head.append(f) }',
  ),
  'written markup': script('document.write(`<img src="OUT">`)'),
  'a picture without an element': script('new Image().src = "OUT"'),
  'a service worker': script(
    'navigator.serviceWorker.register("/worker.js").then(() => navigator.serviceWorker.ready).then((r) => ' +
      'r.active.postMessage("OUT"))',
  ),
};

/** Ways that open a window from a document without the seal. */
export const windows: WaysOut = {
  'a window of a frame': script('frames[0].open("OUT")'),
  'an empty window': script('window.open("about:blank").location = "OUT"'),
  'a window of a frame with its own text': framed('srcdoc', script('window.open("OUT")')),
  'a window of a blob': script(
    'window.open(URL.createObjectURL(new Blob([`<script>location = "OUT"<\\/script>`], { type: "text/html" })))',
  ),
  'a written window': script('window.open("").document.write(`<script>location = "OUT"<\\/script>`)'),
  'a window of a frame of data': framed('src', 'data:text/html,<script>window.open(`OUT`)</script>'),
};

/**
 * A way that navigates, and where the visitor is afterwards: on the screen of leaving, in this window or in a new one, or
 * nowhere.
 */
export interface Navigation extends Way {
  readonly lands: 'here' | 'new window' | 'nowhere';
}

const here = (markup: string, press?: string): Navigation => ({ markup, ...(press && { press }), lands: 'here' });
const newWindow = (markup: string, press?: string): Navigation => ({ ...here(markup, press), lands: 'new window' });
const underPolicy = (policy: string): Navigation => ({
  ...here('<a id="x" href="OUT">out</a>', '#x'),
  headers: { 'Content-Security-Policy': policy },
});
const go = (code: string) => here(later(code));
const assigned = (code: string): Navigation => ({ ...go(code), open: 'assigned' });

export const navigations: Readonly<Record<string, Navigation>> = {
  'location.href': assigned('location.href = "OUT"'),
  'location.assign': assigned('location.assign("OUT")'),
  'location.replace': assigned('location.replace("OUT")'),
  'navigation.navigate': go('navigation.navigate("OUT").finished.catch(() => {})'),
  'a link': here('<a id="x" href="OUT">out</a>', '#x'),
  'a link in SVG': here('<svg width="90" height="40"><a href="OUT"><rect id="x" width="90" height="40"/></a></svg>', '#x'),
  'a link for a new window': here('<a id="x" target="_blank" href="OUT">out</a>', '#x'),
  'a link in SVG for a new window': here(
    '<svg width="90" height="40"><a target="_blank" href="OUT"><rect id="x" width="90" height="40"/></a></svg>',
    '#x',
  ),
  'a link outside the document': go('Object.assign(document.createElement("a"), { href: "OUT", target: "_blank" }).click()'),
  'a click event outside the document': go(
    'Object.assign(document.createElement("a"), { href: "OUT", target: "_blank" }).dispatchEvent(new MouseEvent("click"))',
  ),
  'a link of a document that a script opened': here(
    script(
      'addEventListener("load", () => { document.open(); document.write(`<a id="x" target="_blank" href="OUT">out</a>`); ' +
        'document.close() })',
    ),
    '#x',
  ),
  'a link under a policy without inline scripts': underPolicy("script-src 'nonce-abc'"),
  'a link under a policy without scripts': underPolicy("default-src 'none'; sandbox allow-top-navigation"),
  'a script that replaces URL.canParse': assigned('URL.canParse = () => false; location.href = "OUT"'),
  'a link in a shadow tree': here(
    '<span id="x"><template shadowrootmode="open"><a target="_blank" href="OUT">out</a></template></span>',
    '#x',
  ),
  'a link below another base': here('<base href="OUT"><a id="x" target="_top" href="OUT">out</a>', '#x'),
  'a form': here('<form method="post" action="OUT"><input name="email" value="a@b.c"><button id="x">send</button></form>', '#x'),
  'a form without a visitor': go(
    'const f = Object.assign(document.createElement("form"), { action: "OUT", method: "post" }); document.body.append(f); ' +
      'f.submit()',
  ),
  'the address of a button': here('<form method="post" action="/"><button id="x" formaction="OUT">send</button></form>', '#x'),
  'a form for a new window': here('<form method="post" action="OUT" target="_blank"><button id="x">send</button></form>', '#x'),
  'a refresh': here('<meta http-equiv="refresh" content="0; url=OUT">'),
  'a refresh in capitals': here(`<META CONTENT='0;URL="OUT"' HTTP-EQUIV=Refresh>`),
  'a refresh by a script': assigned(
    'document.head.append(Object.assign(document.createElement("meta"), { httpEquiv: "refresh", content: "0;url=OUT" }))',
  ),
  'a frame that navigates its parent': here(framed('srcdoc', script('parent.location = "OUT"'))),
  'window.open': newWindow('<button id="x" onclick="window.open(`OUT`)">open</button>', '#x'),
  'a ping': { markup: '<a id="x" ping="OUT" href="#here">ping</a>', press: '#x', lands: 'nowhere' },
  'a frame that is navigated': { ...go('frames[0].location = "OUT"'), lands: 'nowhere' },
};
