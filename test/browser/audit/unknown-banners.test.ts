// covers: cli/audit/in-page/banner/ cli/audit/visit/
import { expect, test } from 'vitest';
import { auditWorld } from '../../helpers/audit/audit-run.ts';
import { withoutPackages } from '../../helpers/audit/gather-run.ts';
import { serveInFile } from '../../helpers/platform/serve-in-file.ts';

const world = auditWorld();
const bar = 'position:fixed;left:0;right:0;bottom:0;padding:20px;background:#fff;z-index:1000';
const buttons = (yes: string, no: string) => `<button class="yes">${yes}</button> <button class="no">${no}</button>`;

/** A page with a box that is removed by its buttons, which store the answer. */
const page = (box: string, head = '') => `<!doctype html><meta charset="utf-8"><title>Page</title>${head}<h1>Page</h1>
  <template>${box}</template>${'<p>Text of the page.</p>'.repeat(60)}<script>
  const box = document.querySelector('template').content.firstElementChild;
  if (box && !localStorage.answered) {
    document.body.prepend(box);
    for (const answer of ['yes', 'no']) box.querySelector('.' + answer)?.addEventListener('click', () => { localStorage.answered = answer; box.remove(); });
  }</script>`;

/** Banners without a sentence about cookies in a widespread language. */
const understood: Readonly<Record<string, string>> = {
  '/services':
    page(`<div style="${bar}">Hi! Could we please enable some additional services for statistics? You can always change or withdraw
    your consent later. <a href="#">Let me choose</a> ${buttons('That’s ok', 'I decline')}</div>`),
  '/services-of-a-make':
    page(`<div class="klaro" lang="cs"><div style="${bar}">Dobrý den! Můžeme povolit některé další služby? <a href="#">Vyberu si</a>
    ${buttons('To je v pořádku', 'Nepřijímám')}</div></div>`),
  '/welsh':
    page(`<div class="govuk-cookie-banner" role="region"><h2>Cwcis ar y gwasanaeth hwn</h2><p>Rydym yn defnyddio rhai cwcis hanfodol.</p>
    ${buttons('Derbyn cwcis dadansoddi', 'Gwrthod cwcis dadansoddi')}</div>`),
  '/icelandic': page(`<div style="${bar}">Þessi vefur notar vefkökur. ${buttons('Samþykkja allar', 'Hafna')}</div>`),
  '/chinese': page(
    `<div style="${bar}">这个网站使用cookie，并让您可以控制想要激活的内容。 ${buttons('全部接受', '全部拒绝')}</div>`,
  ),
  '/hebrew': page(`<div dir="rtl" style="${bar}">האתר משתמש בעוגיות לשיפור החוויה. ${buttons('קבל הכל', 'דחה הכל')}</div>`),
  '/named': page(`<div id="cookie-consent" style="${bar}">Everything for your comfort. ${buttons('Accept', 'Decline')}</div>`),
  '/custom-element': page(
    `<cookie-notice style="display:block;${bar}">Good for both of us. ${buttons('Accept', 'Decline')}</cookie-notice>`,
  ),
};

/** Signs of a banner in a language without words in the lists, or of one that is not drawn. */
const notUnderstood: Readonly<Record<string, [html: string, sign: string]>> = {
  '/unknown-language': [
    page(`<div id="cookie-bar" style="${bar}">ეს საიტი იყენებს ქუქი-ფაილებს. ${buttons('თანხმობა', 'უარი')}</div>`),
    'the page shows <div id="cookie-bar">',
  ],
  '/unknown-in-flow': [
    page(`<div class="gdpr-banner">ეს საიტი იყენებს ქუქი-ფაილებს. ${buttons('თანხმობა', 'უარი')}</div>`),
    'the page shows <div class="gdpr-banner">',
  ],
  '/unknown-of-a-make': [
    page(`<div id="tarteaucitronRoot">ეს საიტი იყენებს ქუქი-ფაილებს. ${buttons('თანხმობა', 'უარი')}</div>`),
    'the page shows an element of tarteaucitron',
  ],
  '/refusal': [
    page(`<div style="${bar}">Whatever you like, we are here for you. ${buttons('Sweet!', 'Reject')}</div>`),
    'the page shows a box with a refusal, <div>',
  ],
  '/global': [
    page('', '<script>var klaro = { show() {} }</script>'),
    'the page has the consent library klaro, which may ask visitors of other places only',
  ],
  '/script': [
    page('', '<script src="/assets/cookieconsent.min.js"></script>'),
    'the page has the consent library 127.0.0.1/assets/cookieconsent.min.js, which may ask visitors of other places only',
  ],
};

/** Pages without a banner that have some of the same words and names. */
const without: Readonly<Record<string, string>> = {
  '/plain': page(''),
  '/push': page(`<div style="${bar}">May we send you news about your orders? ${buttons('Allow', 'No thanks')}</div>`),
  '/newsletter': page(
    `<div class="privacy-modal" role="dialog" style="${bar}">Join us! We care about your privacy. <input type="email"> ` +
      `${buttons('Subscribe', 'Decline')}</div>`,
  ),
  '/links': page(
    `<div class="cookie-links" style="${bar}"><a href="/cookies">Cookie policy</a> <a href="/privacy">Privacy</a> ` +
      '<button>Cookie settings</button></div>',
  ),
  '/bakery': page(
    '<section class="cookie-shop"><h2>Our cookies</h2><p>Crunchy, with chocolate.</p><button>Add to cart</button></section>',
  ),
  '/anchor': page('<div id="klaro">Klaro is a nice word.</div>'),
};

const htmlOf = (path: string) => understood[path] ?? notUnderstood[path]?.[0] ?? without[path];
const server = serveInFile((request, response) => {
  const text = htmlOf(request.url ?? '');
  response.writeHead(text ? 200 : 404, { 'Content-Type': 'text/html' }).end(text);
});

async function answersOf(paths: readonly string[]) {
  const targets = paths.map((path) => ({ kind: 'url', url: `http://127.0.0.1:${server.port}${path}` }) as const);
  const report = await world.audit(targets, {
    journeys: ['first', 'declined'],
    resolveRules: withoutPackages,
    timeoutMs: 120_000,
    concurrency: 3,
  });
  return report.pages.map(({ url, verdict, undecided, answers }) => ({
    path: new URL(url).pathname,
    verdict,
    reason: undecided.find((one) => 'journey' in one)?.reason ?? null,
    verified: answers.map(({ verified }) => verified),
  }));
}

test('a banner is understood by its topic, its make or its names, in languages of every alphabet', async () => {
  const paths = Object.keys(understood);
  expect((await answersOf(paths)).map(({ path, verified }) => ({ path, verified }))).toEqual(
    paths.map((path) => ({ path, verified: [true] })),
  );
}, 120_000);

test('signs of a banner that is not understood make the page undecided, with the sign as the reason', async () => {
  const paths = Object.keys(notUnderstood);
  const reason = (path: string) =>
    `it may have a cookie banner that was not understood (banner-not-understood): ${notUnderstood[path]?.[1]}; name its ` +
    'controls with --banner-accept and --banner-decline, or install @duckduckgo/autoconsent';
  expect(await answersOf(paths)).toEqual(
    paths.map((path) => ({ path, verdict: 'undecided', reason: reason(path), verified: [] })),
  );
}, 120_000);

test('a page without a banner keeps its promises, whatever its other boxes and names are', async () => {
  const paths = Object.keys(without);
  expect(await answersOf(paths)).toEqual(paths.map((path) => ({ path, verdict: 'keeps', reason: null, verified: [] })));
}, 120_000);
