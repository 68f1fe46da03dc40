// covers: runtime/features/consent/ runtime/features/consent/consent-features/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld, type Visitor } from '../../helpers/browser/browser.ts';
import { holdRequests } from '../../helpers/browser/hold-requests.ts';
import { plainContext, type TestPage, testSite } from '../../helpers/platform/test-site.ts';

declare global {
  interface Window {
    ran?: string[];
  }
}

const context = {
  ...plainContext,
  cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true },
};
const say = (word: string) => `(window.ran = window.ran || []).push(${JSON.stringify(word)})`;
const at = (script: string) => `data:text/javascript,${encodeURIComponent(script)}`;
const inline = (script: string, attributes = '') => `<script type="text/plain" data-ss-consent ${attributes}>${script}</script>`;
const fetched = (script: string, attributes = '') =>
  `<script type="text/plain" data-ss-consent src="${at(script)}" ${attributes}></script>`;
const missing = 'src="http://nobody.localhost:9/missing.js"';

/** Each row: what an author expects, the markup, and the words that its scripts say after the answer. */
const rows: [expectation: string, body: string, words: string[]][] = [
  ['onload attribute', fetched(say('ran'), `onload='${say('onload')}'`), ['ran', 'onload']],
  [
    'onerror attribute',
    `<script type="text/plain" data-ss-consent ${missing} onerror='${say('onerror')}'></script>`,
    ['onerror'],
  ],
  ['this of a handler', fetched('', `id="tag" onload="${say('x').replaceAll('"', "'").replace("'x'", 'this.id')}"`), ['tag']],
  [
    'handlers that a script has set',
    `${fetched(say('ran'), 'id="tag"')}<script>tag.onload = () => ${say('property')}; tag.addEventListener('load', () => ` +
      `${say('listener')})</script>`,
    ['ran', 'property', 'listener'],
  ],
  ['onload before the next script', fetched('', `onload='${say('onload')}'`) + inline(say('next')), ['onload', 'next']],
  [
    'order',
    `${inline(say('1')) + fetched(say('2'))}<script type="text/plain" data-ss-consent ${missing}></script>${inline(say('3'))}`,
    ['1', '2', '3'],
  ],
  [
    'defer',
    fetched(say('deferred'), 'defer') + inline(say('inline')) + fetched(say('fetched')),
    ['inline', 'fetched', 'deferred'],
  ],
  [
    'module',
    inline(say('module'), 'data-type="module"') + fetched(say('fetched module'), 'data-type="module"') + inline(say('classic')),
    ['classic', 'module', 'fetched module'],
  ],
  ['nomodule', fetched(say('never'), 'nomodule') + inline(say('next')), ['next']],
  ['a type that no browser runs', fetched(say('never'), 'data-type="text/x-template"') + inline(say('next')), ['next']],
  ['a JavaScript type', inline(say('ran'), 'data-type="application/javascript"'), ['ran']],
  [
    'integrity',
    fetched(
      say('never'),
      `integrity="sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=" crossorigin onerror='${say('refused')}'`,
    ),
    ['refused'],
  ],
  ['currentScript', inline(`${say('x').replace('"x"', 'document.currentScript.dataset.answer')}`, 'data-answer="42"'), ['42']],
  ['the same script twice', fetched(say('twice')) + fetched(say('twice')), ['twice', 'twice']],
  [
    'a script as a fragment',
    `<div id="box"></div><script>box.innerHTML = ${JSON.stringify(inline(say('fragment'))).replaceAll('</', '<\\/')}</script>`,
    ['fragment'],
  ],
  [
    'DOMContentLoaded and load',
    inline(
      `window.addEventListener('load', () => ${say('load')}); document.addEventListener('DOMContentLoaded', () => ` +
        `${say('parsed')}); window.onload = () => ${say('onload')}`,
    ) + fetched(say('library')),
    ['library', 'parsed', 'load', 'onload'],
  ],
  [
    'the event that a handler receives',
    inline(
      `document.addEventListener('DOMContentLoaded', function (event) { ` +
        `${say('x').replace('"x"', 'event.type + (this === document) + (event.target === document)')} })`,
    ),
    ['DOMContentLoadedtruetrue'],
  ],
  ['DOMContentLoaded on the window', inline(`addEventListener('DOMContentLoaded', () => ${say('parsed')})`), ['parsed']],
  [
    'a handler that is removed',
    inline(`const f = () => ${say('never')}; addEventListener('load', f); removeEventListener('load', f); ${say('ran')}`),
    ['ran'],
  ],
  [
    'handlers that remove each other',
    inline(
      `function done() { document.removeEventListener('DOMContentLoaded', done); window.removeEventListener('load', done); ` +
        `${say('done')} } document.addEventListener('DOMContentLoaded', done); window.addEventListener('load', done)`,
    ),
    ['done'],
  ],
  [
    'a handler that is an object, once',
    inline(`addEventListener('load', { handleEvent() { ${say('object')} } }, { once: true })`),
    ['object'],
  ],
  ['load in a module', inline(`addEventListener('load', () => ${say('module load')})`, 'data-type="module"'), ['module load']],
  [
    'load waits for async',
    fetched(say('async'), 'async') + inline(`addEventListener('load', () => ${say('load')})`),
    ['async', 'load'],
  ],
  [
    'handlers of other scripts',
    `<script>addEventListener('load', () => ` +
      `${say('other')})</script>${inline(`addEventListener('load', () => ${say('held back')})`)}`,
    ['other', 'held back'],
  ],
  [
    'writing',
    `<main>${inline(`document.write('<p id="a">'); document.write('A</p>'); document.writeln('<p id="b">B</p>'); ${say('wrote')}`)}<i></i></main>`,
    ['wrote'],
  ],
  [
    'writing of scripts',
    inline(
      `document.write('<script src="${at(say('written 1'))}"><\\/script><script>${say('written 2')}<\\/script>'); ` +
        `${say('wrote')}`,
    ) + inline(say('next')),
    ['wrote', 'written 1', 'written 2', 'next'],
  ],
  [
    'writing by a fetched script, before its onload',
    fetched(
      `document.write('<b id="w"></b>')`,
      `onload="${say('x').replaceAll('"', "'").replace("'x'", 'document.getElementById(\\"w\\") ? 1 : 0').replaceAll('\\"', '&quot;')}"`,
    ),
    [1 as unknown as string],
  ],
  [
    'writing by a script that a script inserts',
    inline(
      `const s = document.createElement('script'); s.text = 'document.write("<u id=u></u>")'; document.body.append(s); ` +
        `setTimeout(() => ${say('x').replace('"x"', 'String(document.getElementById("u") !== null)')})`,
    ),
    ['true'],
  ],
  ['opening the document', inline(`document.open(); document.write('<p>x'); document.close(); ${say('kept')}`), ['kept']],
];

const pages: Record<string, TestPage> = Object.fromEntries(
  rows.map(([, body], index) => [`/row-${index}`, { context, body: `<h1>Page</h1>${body}` }]),
);

const world = browserWorld(() => [
  testSite('waits', {
    ...pages,
    '/framed': { context: null, body: '<p>The film</p>' },
    '/elements': {
      context,
      body: `<iframe data-ss-consent data-src="/framed" sandbox="allow-scripts" loading="lazy" name="film" title="Film" srcdoc="<p>Wait"></iframe>
        <iframe data-ss-consent data-srcdoc="<p>Inner" title="Inner"></iframe>
        <iframe data-ss-consent data-src="/framed" src="about:blank" title="Blank"></iframe>
        <img data-ss-consent data-src="/pixel.png" alt="" onload="1" onerror='${say('image')}'>
        <img data-ss-consent data-srcset="/wide.png 2x" data-sizes="10px" alt="">
        <link data-ss-consent rel="stylesheet" data-href="/late.css" onerror='${say('sheet')}'>
        <object data-ss-consent data-data="/framed" type="text/html"></object><embed data-ss-consent data-src="/framed">
        <video data-ss-consent data-poster="/poster.png"><source data-ss-consent data-src="/film.mp4"></video>`,
    },
    '/none': { context, body: '<h1>Page</h1>' },
    '/mistakes': {
      context,
      body:
        '<script data-ss-consent>1</script><script type="opt-in" data-ss-consent>1</script><iframe data-ss-consent ' +
        `src="/framed" title="Film"></iframe><div data-ss-consent></div>${inline('1')}`,
    },
    '/slow': {
      context,
      body: `<script type="text/plain" data-ss-consent async src="/hanging.js"></script>${inline(say('next'))}`,
    },
    '/late-write': { context, body: inline(`addEventListener('load', () => { document.write('gone'); ${say('written')} })`) },
  }),
]);

const ran = (page: Page) => page.evaluate(() => window.ran ?? []);
const featuresLoaded = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/chunks/choice-features')),
  );
const accept = (page: Page) => page.evaluate(() => window.SSRuntime.consent.accept());

async function arrive(path: string): Promise<Visitor> {
  const visitor = await world.nextVisitor();
  await visitor.open('waits', path);
  return visitor;
}

// consent#held-back-scripts, consent#held-back-events, consent#held-back-writing
test.each(rows.map(([expectation, , words], index) => ({ expectation, words, index })))(
  '$expectation: $words',
  async ({ words, index }) => {
    const { page, pageErrors } = await arrive(`/row-${index}`);
    await featuresLoaded(page);
    await page.waitForFunction(() => document.readyState === 'complete');
    const before = (await ran(page)).filter((word) => word !== 'other');
    expect(before).toEqual([]);
    await accept(page);
    await page.waitForFunction((count) => (window.ran?.length ?? 0) >= count, {}, words.length);
    // A held-back script of a later time has its turn after all of these.
    await page.evaluate((script) => document.body.insertAdjacentHTML('beforeend', script), inline(say('end')));
    await page.waitForFunction(() => window.ran?.includes('end'));
    expect(await ran(page)).toEqual([...words, 'end']);
    expect(await page.$eval('h1', (title) => title.textContent)).toBe('Page');
    expect(pageErrors).toEqual([]);
  },
);

// consent#held-back-writing
test('written markup stands after its script, whole', async () => {
  const index = rows.findIndex(([expectation]) => expectation === 'writing');
  const { page } = await arrive(`/row-${index}`);
  await featuresLoaded(page);
  await accept(page);
  await page.waitForSelector('#b');
  expect(await page.$eval('main', (main) => main.innerHTML.replace(/<script[\s\S]*?<\/script>/, 'S').trim())).toBe(
    'S<p id="a">A</p><p id="b">B</p>\n<i></i>',
  );
});

// consent#held-back-writing
test('a handler that writes after the page is complete is refused with a sentence, and the page stays', async () => {
  const { page, said } = await arrive('/late-write');
  await featuresLoaded(page);
  await accept(page);
  await page.waitForFunction(() => window.ran?.includes('written'));
  expect(await page.evaluate(() => document.body.innerText)).not.toContain('gone');
  expect(said.join()).toContain('document.write in a handler of a script that waited for consent has no effect');
});

// consent#held-back-scripts
test('an async script that never arrives delays no other', async () => {
  const { page, open } = await world.newVisitor();
  await page.setRequestInterception(true);
  page.on('request', (request) => void request.continue({}, 0));
  const script = holdRequests(page, /\/hanging\.js/);
  await open('waits', '/slow');
  await featuresLoaded(page);
  await accept(page);
  await page.waitForFunction(() => window.ran?.includes('next'));
  script.release();
});

// consent#held-back-frames
test('frames, images, links, objects and media fetch nothing before the answer, and load with their attributes after it', async () => {
  const visitor = await world.nextVisitor();
  const { page } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visitor.open('waits', '/elements');
  await featuresLoaded(page);
  await visitor.settled();
  const ours = () => asked.filter((path) => /framed|pixel|wide|late|poster|film/.test(path));
  expect(ours()).toEqual([]);
  await page.evaluate(() => {
    const frame = document.querySelector('iframe') as HTMLIFrameElement;
    frame.addEventListener('load', () => {
      window.ran = [...(window.ran ?? []), 'frame'];
    });
  });
  await accept(page);
  await page.waitForFunction(() => ['image', 'sheet', 'frame'].every((word) => window.ran?.includes(word)));
  expect(
    await page.$$eval('[data-ss-consent]', (elements) =>
      elements
        .map((element) => element.cloneNode(false) as Element)
        .map(({ outerHTML }) =>
          outerHTML
            .replace(/ data-ss-consent=""|on\w+=("|')[\s\S]*?\1/g, '')
            .replace(/<\/.*/, '')
            .replace(/ +/g, ' ')
            .replace(' >', '>'),
        ),
    ),
  ).toEqual([
    '<iframe sandbox="allow-scripts" loading="lazy" name="film" title="Film" src="/framed">',
    '<iframe title="Inner" srcdoc="&lt;p&gt;Inner">',
    '<iframe src="/framed" title="Blank">',
    '<img alt="" src="/pixel.png">',
    '<img alt="" srcset="/wide.png 2x" sizes="10px">',
    '<link rel="stylesheet" href="/late.css">',
    '<object type="text/html" data="/framed">',
    '<embed src="/framed">',
    '<video poster="/poster.png">',
    '<source src="/film.mp4">',
  ]);
  await visitor.settled();
  expect([...new Set(ours())].sort()).toEqual(['/film.mp4', '/framed', '/late.css', '/pixel.png', '/poster.png', '/wide.png']);
});

// consent#held-back-later
test('on a page without such elements, a later script runs for a visitor who has accepted, and a later button reopens the banner', async () => {
  const { page } = await arrive('/none');
  await accept(page);
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.evaluate(() => window.SSRuntime.track('settled', {}).catch(() => false));
  await page.evaluate(
    (script) => {
      const box = document.createElement('section');
      box.innerHTML = `${script}<button data-ss-consent-open id="again">Cookies</button>`;
      document.body.append(box);
    },
    inline(say('later')),
  );
  await page.waitForFunction(() => window.ran?.includes('later'));
  await page.click('#again');
  await page.waitForSelector('.sqs-cookie-banner-v2');
});

// consent#held-back-later
test('an element that gets the attribute later is released, with an address that comes after it', async () => {
  const { page } = await arrive('/none');
  await accept(page);
  await page.evaluate(() => window.SSRuntime.track('settled', {}).catch(() => false));
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    frame.setAttribute('data-ss-consent', '');
  });
  await featuresLoaded(page);
  await page.evaluate(() => document.querySelector('iframe')?.setAttribute('data-src', '/framed'));
  await page.waitForFunction(() => document.querySelector('iframe')?.getAttribute('src') === '/framed');
});

// consent#held-back-refusals
test('before the answer the console names each element that does not wait, once', async () => {
  const visitor = await arrive('/mistakes');
  await featuresLoaded(visitor.page);
  await visitor.page.evaluate(() => document.body.append(document.createElement('p')));
  await visitor.settled();
  expect(visitor.said.filter((text) => text.includes('data-ss-consent')).map((text) => text.replace(/ Expected .*/, ''))).toEqual(
    [
      "A script with data-ss-consent runs before the visitor's answer.",
      'A script with data-ss-consent never runs.',
      "An element with data-ss-consent loads before the visitor's answer.",
      'An element with data-ss-consent holds nothing back.',
    ],
  );
});
