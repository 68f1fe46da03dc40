import { framed, later, script, type Way, type Ways } from './way.ts';

/** Code that sends a packet with this class. */
const connect = (of: string): string =>
  `{ const p = new ${of}({ iceServers: [{ urls: "stun:127.0.0.1:UDP" }] }); p.createDataChannel("x"); ` +
  'p.createOffer().then((o) => p.setLocalDescription(o)) }';
const own = script(connect('RTCPeerConnection'));
const blob = `URL.createObjectURL(new Blob([\`${own.replace('</', '<\\/')}\`], { type: "text/html" }))`;
const insert = (code: string, of: string): Way => ({
  markup: `<p id="s"></p>${later(`const f = document.createElement("iframe"); ${code}; ${connect(of)}`)}`,
});
const open = (way: Way): Way => ({ ...way, open: 'peer' });

/** Peer connections of frames, whose windows have classes of their own. */
export const peers: Ways = {
  'a peer of the page': { markup: own },
  'a peer of an empty frame': { markup: `<iframe></iframe>${script(connect('frames[0].RTCPeerConnection'))}` },
  'a peer of a frame by its old name': { markup: `<iframe></iframe>${script(connect('frames[0].webkitRTCPeerConnection'))}` },
  'a peer of a new frame': insert('document.body.append(f)', 'f.contentWindow.RTCPeerConnection'),
  'a peer of a frame in a shadow tree': insert(
    's.attachShadow({ mode: "closed" }).append(f)',
    'f.contentWindow.RTCPeerConnection',
  ),
  'a peer of written markup': insert('s.innerHTML = "<iframe></iframe>"', 'frames[0].RTCPeerConnection'),
  'a peer of a frame with its own text': { markup: framed('srcdoc', own) },
  'a peer of a missing page': { markup: `<iframe src="/none"></iframe>${later(connect('frames[0].RTCPeerConnection'))}` },
  'a peer of an own page': { markup: `<iframe src="/home"></iframe>${later(connect('frames[0].RTCPeerConnection'))}` },
  'a peer of a call': { markup: `<iframe src="/api/none"></iframe>${later(connect('frames[0].RTCPeerConnection'))}` },
  'a peer of a frame of javascript': { markup: framed('src', `javascript:${connect('RTCPeerConnection')}`) },
  'a peer of a frame of a blob': {
    markup: later(`document.body.append(Object.assign(document.createElement("iframe"), { src: ${blob} }))`),
  },
  'a peer of a page that replaces the removal': {
    markup: `${script('Reflect.deleteProperty = () => {}; addEventListener("load", (e) => e.stopImmediatePropagation(), true)')}<iframe></iframe>${script(connect('frames[0].RTCPeerConnection'))}`,
  },
  'a peer of a frame of data': open({ markup: `<iframe src="data:text/html,${encodeURIComponent(own)}"></iframe>` }),
  'a peer of an object of data': open({
    markup: `<object type="text/html" data="data:text/html,${encodeURIComponent(own)}"></object>`,
  }),
  'a peer of a frame in a frame': open({
    markup: `<iframe></iframe>${later(`const d = frames[0].document; d.body.append(d.createElement("iframe")); ${connect('frames[0][0].RTCPeerConnection')}`)}`,
  }),
  'a peer of text in a shadow tree': open({
    markup: `<p><template shadowrootmode="open">${framed('srcdoc', own)}</template></p>`,
  }),
};
