import { framed, later, script, type Way, type Ways } from './way.ts';

const press = (code: string, before = ''): Way => ({
  markup: `${before}<button id="x">x</button>${script(`x.onclick = () => { ${code} }`)}`,
  press: '#x',
});
const empty = '<iframe></iframe>';
const inEmpty = (code: string): Way => ({ markup: `${empty}${later(code)}` });
const link = 'const a = Object.assign(document.createElement("a"), { href: "OUT", target: "_blank" });';
const large = 'style="position: fixed; inset: 0; width: 100%; height: 100%"';
const leavingBlob = 'URL.createObjectURL(new Blob([`<script>location = "OUT"<\\/script>`], { type: "text/html" }))';

/** Frames and windows whose document has no seal, and links that change. */
export const frames: Ways = {
  'a window of a frame': { markup: `${empty}${script('frames[0].open("OUT")')}` },
  'open of a frame for this window': press('frames[0].open.call(window, "OUT")', empty),
  'open of a frame in place of the page': inEmpty('frames[0].open("OUT", "_top")'),
  'open of the document': press('document.open("OUT", "_blank", "")'),
  'open of the document of a frame': press('frames[0].document.open("OUT", "_blank", "")', empty),
  'click of a frame': inEmpty(`${link} frames[0].HTMLElement.prototype.click.call(a)`),
  'dispatchEvent of a frame': inEmpty(`${link} frames[0].EventTarget.prototype.dispatchEvent.call(a, new MouseEvent("click"))`),
  'a link of a frame': inEmpty(`${link} frames[0].document.body.append(a); a.click()`),
  'a link of a frame in place of the page': inEmpty(`${link} a.target = "_top"; frames[0].document.body.append(a); a.click()`),
  'a form of a frame in place of the page': inEmpty(
    'const f = Object.assign(document.createElement("form"), { action: "OUT", target: "_top" }); ' +
      'frames[0].document.body.append(f); f.submit()',
  ),
  'a pressed link of a frame': {
    markup: framed(`id="x" ${large} srcdoc`, '<a target="_blank" style="position: fixed; inset: 0" href="OUT">x</a>'),
    press: '#x',
  },
  'a pressed link of a frame in place of the page': {
    markup: framed(`id="x" ${large} srcdoc`, '<a target="_top" style="position: fixed; inset: 0" href="OUT">x</a>'),
    press: '#x',
  },
  'a frame that navigates itself': { markup: framed('srcdoc', script('location = "OUT"')) },
  'a frame that refreshes': { markup: framed('srcdoc', '<meta http-equiv="refresh" content="0;url=OUT">') },
  'a frame of data that navigates the page': {
    markup: '<iframe src="data:text/html,<script>top.location = `OUT`</script>"></iframe>',
  },
  'a frame in a frame that navigates the page': { markup: framed('srcdoc', framed('srcdoc', script('top.location = `OUT`'))) },
  'a frame that may navigate the page': {
    markup: framed(
      'sandbox="allow-scripts allow-top-navigation allow-popups allow-popups-to-escape-sandbox" srcdoc',
      script('top.location = "OUT"'),
    ),
  },
  'a frame whose windows leave its sandbox': {
    markup: framed('sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" srcdoc', script('open("OUT")')),
  },
  'a frame of javascript': { markup: `<iframe src="javascript:parent.location='OUT'"></iframe>` },
  'fetch of a frame': inEmpty('frames[0].fetch("OUT").catch(() => {})'),
  'fetch of a frame with its own text': { markup: framed('srcdoc', script('fetch("OUT").catch(() => {})')) },
  'an empty window': press('open("about:blank").location = "OUT"'),
  'an own window that is navigated': press('const w = open("/home"); setTimeout(() => { w.location = "OUT" }, 100)'),
  'an own window that navigates': press('const w = open("/home"); setTimeout(() => { w.eval("location = `OUT`") }, 100)'),
  'a window of a call': press('const w = open("/api/none"); setTimeout(() => { w.fetch("OUT"); w.location = "OUT" }, 100)'),
  'a window of the settings preview': press(
    'const w = open("/config/preview/"); w.onload = () => { w.fetch("OUT"); w.eval("location = `OUT`") }',
  ),
  'a window of a blob': press(`open(${leavingBlob})`),
  'a window of a blob without a visitor': { markup: later(`open(${leavingBlob})`) },
  'a link to a blob': { markup: `<a id="x" target="_blank">x</a>${script(`x.href = ${leavingBlob}`)}`, press: '#x' },
  'a link to javascript in a window': { markup: `<a id="x" target="_blank" href="javascript:location='OUT'">x</a>`, press: '#x' },
  'an address that changes in the click': {
    markup: `<a id="x" target="_blank" href="/home">x</a>${script('x.onclick = () => { x.href = "OUT" }')}`,
    press: '#x',
  },
  'an address that changes before the click': {
    markup: `<a id="x" target="_blank" href="/home">x</a>${script('x.onmousedown = () => { x.href = "OUT" }')}`,
    press: '#x',
  },
  'a target that changes in the click': {
    markup: `<a id="x" href="OUT">x</a>${script('x.onclick = () => { x.target = "_blank" }')}`,
    press: '#x',
  },
  'a form that changes when it is sent': {
    markup:
      '<form id="f" action="/home" target="_blank"><button ' +
      `id="x">x</button></form>${script('f.onsubmit = () => { f.action = "OUT" }')}`,
    press: '#x',
  },
  'a download': { markup: '<a id="x" download href="OUT">x</a>', press: '#x' },
  'a download without a visitor': {
    markup: later('Object.assign(document.createElement("a"), { href: "OUT", download: "x" }).click()'),
  },
  'an address after a reload': {
    markup: later('if (!sessionStorage.a) { sessionStorage.a = 1; location.reload() } else location.href = "OUT"'),
    open: 'assigned',
  },
  'an address while another page loads': {
    markup: script('addEventListener("pagehide", () => { location.href = "OUT" })') + later('location.href = "/home"'),
  },
  'a redirect that has the address as its path': {
    markup: later('location = location.origin + "OUT".slice(5) + "?__ss=page:hang@1"'),
  },
  'a shared worker': { markup: script('new SharedWorker(URL.createObjectURL(new Blob([`fetch("OUT").catch(() => {})`])))') },
  'a connection in advance': {
    markup: later(
      'document.head.append(Object.assign(document.createElement("link"), { rel: "preconnect", href: ' +
        '"http://127.0.0.1:STREAM" }))',
    ),
    open: 'preconnect',
  },
  'speculation rules': {
    markup: '<script type="speculationrules">{"prefetch":[{"source":"list","urls":["OUT"],"eagerness":"immediate"}]}</script>',
    open: 'speculation',
  },
};
