import express, { type RequestHandler } from 'express';

/**
 * A hosted player. It plays and pauses on the messages of two hosts (`playVideo` and `pauseVideo`, `play` and `pause`), shows its
 * state in its document, and sends it to the page around it.
 */
const player = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Video player</title>
<style>html{height:100%;background:#223;color:#fff;font:16px sans-serif}body{height:100%;margin:0;display:grid;place-items:center}</style></head>
<body><p id="state">paused</p><script>
var state = document.getElementById('state');
function set(name) {
  state.textContent = name;
  parent.postMessage(JSON.stringify({ event: name, path: location.pathname }), '*');
}
addEventListener('message', function (event) {
  if (event.source !== parent || typeof event.data !== 'string') return;
  var command = {};
  try { command = JSON.parse(event.data) || {}; } catch (error) { return; }
  var name = command.func || command.method;
  if (name === 'playVideo' || name === 'play') set('playing');
  if (name === 'pauseVideo' || name === 'pause') set('paused');
});
if (/[?&]autoplay=1/.test(location.search)) set('playing');
</script></body></html>`;

/** Stands in for the two hosted video players, with their message protocols: `/video/` and every path below it. */
export function video(): RequestHandler {
  const router = express.Router();
  router.get(/^\/video(\/.*)?$/, (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text/html').send(player);
  });
  return router;
}
