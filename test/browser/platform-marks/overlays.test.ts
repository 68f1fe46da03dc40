// covers: runtime/features/bars/ runtime/features/popup/ runtime/ui/dom/
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

const page = (websiteSettings: object, head = '', bodyClass = '') => ({
  head: `<style>.unseen{visibility:hidden}${head}</style>`,
  context: { ...plainContext, showAnnouncementBar: true, websiteSettings },
  body:
    `<script>document.body.className = '${bodyClass}'</script><div ` +
    'class="sqs-announcement-bar-dropzone"></div><main><h1>Page</h1><button id="before">A button</button></main>',
});
const announcement = { announcementBarSettings: { style: 2, text: 'The ferry is late.' } };
const infoBar = { mobileInfoBarSettings: { style: 2, isLocationEnabled: true, isBusinessHoursEnabled: true } };
const world = browserWorld(() => [
  testSite('overlay-marks', {
    '/announcement': page(announcement),
    '/info': page(infoBar),
    '/info-hidden': page(infoBar, '.no-bar .sqs-mobile-info-bar{display:none}', 'no-bar'),
    '/announcement-hidden': page(
      announcement,
      '.sqs-announcement-bar{display:none !important}',
      'announcement-bar-reserved-space',
    ),
    '/popup': page({
      popupOverlaySettings: { style: 2, showOnAllPages: true, enableMobile: true, displayFrequency: 7, version: 1 },
    }),
  }),
]);

const bar = "document.querySelector('.sqs-announcement-bar')";
const info = "document.querySelector('.sqs-mobile-info-bar')";
const trigger = (type: string) => `${info}.querySelector('[data-type=${type}]')`;
const panel = `${info}.querySelector('.sqs-mobile-info-bar-panel')`;
const popup = "document.querySelector('.sqs-popup-overlay')";
/** The height of the room that the page keeps for the info bar. */
const room = "getComputedStyle(document.body, '::after').height";
const nextFrame = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))';
const hasLeft =
  `!${popup}?.isConnected && !document.querySelector('main').inert && ` +
  `!!JSON.parse(localStorage['squarespace-popup-overlay'])['date-closed']`;

const rows: readonly (readonly [name: string, path: string, part: string, set: string, shown: string])[] = [
  [
    'the class of a hidden announcement bar is set',
    '/announcement',
    bar,
    `document.body.classList.add('announcement-bar-reserved-space'); ${bar}.classList.add('sqs-announcement-bar-hidden')`,
    `!${bar}.checkVisibility() && !document.body.matches('.announcement-bar-reserved-space')`,
  ],
  [
    'a closed announcement bar loses the class',
    '/announcement',
    bar,
    `${bar}.querySelector('.sqs-announcement-bar-close').click(); ${bar}.classList.remove('sqs-announcement-bar-hidden')`,
    `${bar}.checkVisibility()`,
  ],
  ['an announcement bar is set hidden', '/announcement', bar, `${bar}.hidden = true`, `!${bar}.checkVisibility()`],
  [
    'a trigger of the info bar gets aria-expanded',
    '/info',
    info,
    `${trigger('location')}.setAttribute('aria-expanded', 'true')`,
    `${panel}.checkVisibility()`,
  ],
  [
    'another trigger of the info bar gets aria-expanded',
    '/info',
    info,
    `${trigger('location')}.click(); ${trigger('businessHours')}.setAttribute('aria-expanded', 'true')`,
    `${panel}.checkVisibility() && ${trigger('location')}.ariaExpanded === 'false'`,
  ],
  [
    'the panel of the info bar is set hidden',
    '/info',
    info,
    `${trigger('location')}.click(); ${panel}.hidden = true`,
    `${trigger('location')}.ariaExpanded === 'false'`,
  ],
  [
    'a trigger of the info bar loses aria-expanded',
    '/info',
    info,
    `${trigger('location')}.click(); ${trigger('location')}.removeAttribute('aria-expanded')`,
    `!${panel}.checkVisibility()`,
  ],
  ['the info bar is set hidden', '/info', info, `${info}.hidden = true`, `!${info}.checkVisibility()`],
  [
    'the info bar is hidden by a sheet of the page',
    '/info',
    info,
    `document.head.append(Object.assign(document.createElement('style'), { textContent: '.sqs-mobile-info-bar{display:none}' }))`,
    `${room} === '0px'`,
  ],
  ['the info bar gets a class that makes it invisible', '/info', info, `${info}.classList.add('unseen')`, `${room} === '0px'`],
  [
    'a hidden info bar is shown again',
    '/info',
    info,
    `${info}.hidden = true; ${nextFrame}.then(() => { ${info}.hidden = false; })`,
    `${info}.checkVisibility() && ${room} === '57px'`,
  ],
  ['the popup loses its attribute open', '/popup', popup, `${popup}.removeAttribute('open')`, hasLeft],
  ['the popup is closed by its method', '/popup', popup, `${popup}.close()`, hasLeft],
  ['the popup is set hidden', '/popup', popup, `${popup}.hidden = true`, hasLeft],
  ['the popup gets a style that hides it', '/popup', popup, `${popup}.style.display = 'none'`, hasLeft],
  ['the popup is taken from the page', '/popup', popup, `${popup}.remove()`, hasLeft],
];

// site#platform-marks, site#modal-hidden
test.each(rows)('%s: the part follows', async (_, path, part, set, shown) => {
  const { page: it, pageErrors, open } = await world.nextVisitor();
  await it.setViewport({ width: 800, height: 700 });
  await open('overlay-marks', path);
  await it.waitForFunction(`${part}?.checkVisibility()`);
  await it.evaluate(nextFrame);
  await it.evaluate(set);
  await it.waitForFunction(shown, { timeout: 60_000 });
  await it.evaluate(nextFrame);
  expect(await it.evaluate(shown)).toBe(true);
  expect(pageErrors).toEqual([]);
});

// overlays#info-bar-clearance, overlays#announcement-reserved
test.each([
  ['/info-hidden', info, `${room} === '0px'`],
  ['/announcement-hidden', bar, "!document.body.matches('.announcement-bar-reserved-space')"],
])('on %s a bar that the sheet of the page hides from the start takes no room', async (path, part, isWithoutRoom) => {
  const { page: it, open } = await world.nextVisitor();
  await it.setViewport({ width: 800, height: 700 });
  await open('overlay-marks', path);
  await it.waitForFunction(`${part} !== null`);
  await it.waitForFunction(isWithoutRoom, { timeout: 60_000 });
  await it.evaluate(nextFrame);
  expect(await it.evaluate(`${isWithoutRoom} && !${part}.checkVisibility()`)).toBe(true);
});
