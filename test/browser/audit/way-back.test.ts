// covers: cli/audit/in-page/ cli/audit/visit/ cli/audit/visit/answer/
import { expect, test } from 'vitest';
import { auditWorld } from '../../helpers/audit/audit-run.ts';
import { serveInFile } from '../../helpers/platform/serve-in-file.ts';

const world = auditWorld();

/** A page of another platform with a banner of its own, which disappears with the answer. */
const page = (body: string) => `<!doctype html><title>Shop</title><p>Hello</p>
  <div id="box" style="position:fixed;bottom:0;background:#fff"><p>We use cookies. May we?</p>
  <button id="yes">Accept all</button><button id="no">Reject all</button><button>Cookie settings</button></div>
  <script>for (const id of ['yes', 'no']) document.getElementById(id).onclick = () => {
    document.cookie = 'cookie_consent=' + id + '; max-age=9999'; document.getElementById('box').style.display = 'none'; };</script>
  <p style="margin-top:3000px"></p>${body}`;
const shadow = (html: string) =>
  `<div id="host"></div><script>document.getElementById('host').attachShadow({ mode: 'open' }).innerHTML = ` +
  `${JSON.stringify(html)}</script>`;

const withWay: Readonly<Record<string, string>> = {
  '/english': '<footer><a href="/cookies/change">Cookie preferences</a></footer>',
  '/german': '<footer><a href="#">Datenschutz-Einstellungen</a></footer>',
  '/french': '<footer><a role="button" tabindex="0">Gérer mes cookies</a></footer>',
  '/polish': '<footer><button>Ustawienia plików cookie</button></footer>',
  '/japanese': '<footer><a href="#">クッキーの設定</a></footer>',
  '/california': '<footer><a href="/choices">Do Not Sell or Share My Personal Information</a></footer>',
  '/icon': '<button aria-label="Change consent" style="position:fixed;left:9px;bottom:9px;width:40px;height:40px"></button>',
  '/picture': '<a href="#"><img alt="Cookie settings" width="20" height="20" src="data:,"></a>',
  '/shadow': shadow('<button>Privacy settings</button>'),
  '/vendor': '<div class="cky-btn-revisit-wrapper" style="position:fixed;left:9px;bottom:9px;width:40px;height:40px"></div>',
  '/call': '<a href="javascript:Didomi.preferences.show()">Choose again</a>',
  '/short': '<button style="position:fixed;right:0;top:50%">Cookies</button>',
  '/frame': '<iframe title="Privacy settings" srcdoc="x" style="position:fixed;left:0;bottom:0;width:50px;height:50px"></iframe>',
};
const withoutWay: Readonly<Record<string, string>> = {
  '/nothing': '',
  '/recipes': '<a href="/cookies">Cookies</a> <a href="/settings">Settings</a> <button>Menu</button>',
  '/hidden': '<div style="display:none"><a href="#">Cookie settings</a></div><a href="#" style="opacity:0">Cookie settings</a>',
  '/outside':
    '<div style="position:fixed;top:150vh"><button>Cookie settings</button></div><a href="#" ' +
    'style="position:absolute;left:-999px">Cookie settings</a>',
  '/text': '<p>Cookie settings can be changed in your browser.</p>',
  '/inert': '<div inert><button>Cookie settings</button></div>',
};
const others: Readonly<Record<string, string>> = {
  '/policy': '<footer><a href="/policy">Privacy policy</a></footer>',
  '/huge': `<div></div>${'<i>x</i>'.repeat(5000)}`,
};
const pages = { ...withWay, ...withoutWay, ...others };
const server = serveInFile(({ url = '' }, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  const body = pages[url as keyof typeof pages];
  return body === undefined ? response.writeHead(404).end() : response.end(page(body));
});

test('a way back is found by its name in many languages, by its markup, and only where visitors can reach it', async () => {
  const targets = Object.keys(pages).map(
    (path) => ({ kind: 'url', url: `http://shop.localhost:${server.port}${path}` }) as const,
  );
  const banner = { root: null, text: null, accept: '#yes', decline: '#no' };
  const report = await world.audit(targets, { journeys: ['declined'], pageMs: 1000, banner, concurrency: 3 });
  const found = Object.fromEntries(
    report.pages.map(({ url, findings }) => {
      const finding = findings.find(({ evidence }) => (evidence as { subject?: string }).subject === 'banner way back');
      return [new URL(url).pathname, finding?.severity ?? 'found'];
    }),
  );
  const all = (paths: object, result: string) => Object.fromEntries(Object.keys(paths).map((path) => [path, result]));
  expect(found).toEqual({
    ...all(withWay, 'found'),
    ...all(withoutWay, 'warning'),
    '/policy': 'note',
    '/huge': 'warning',
  });
});
