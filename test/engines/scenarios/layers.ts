import { expect } from 'vitest';
import { image } from '../../helpers/markup/gallery-html.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';
import type { Topic, Visit } from '../facade/scenario.ts';

const site = 'layers';
const slide = (name: string) =>
  '<div class="slide" data-type="image"><div class="margin-wrapper"><a class="image-slide-anchor" ' +
  `href="/img/${name}-800x500.svg" data-slide-id="${name}">${image(name)}</a></div></div>`;
const body = `<style>body{margin:0;font:20px Georgia,serif}.slide.slide{display:inline-block;width:100px !important;height:100px;overflow:hidden}.slide img{width:100px}</style>
<main id="page"><button id="behind">Behind</button>
<div class="sqs-block gallery-block sqs-block-gallery" id="block" data-block-json='${JSON.stringify({ design: 'grid', lightbox: true })}'><div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">${slide('one')}${slide('two')}</div></div></div>
<div class="sqs-block form-block sqs-block-form"><div class="sqs-block-content"><div class="lightbox-handle-wrapper"><button class="lightbox-handle">Write to us</button></div><div class="form-wrapper hidden"><form data-form-id="f1"><label>Email <input name="email"></label></form></div></div></div>
<p style="height:3000px">Long</p></main>`;
const show = { style: 2, showOnAllPages: true, enableMobile: true, displayFrequency: 7, version: 1, headline: 'Walks' };

/** Every layer over the page, with the way to open it. */
const rows: readonly { readonly layer: string; readonly path: string; open?(visit: Visit): Promise<unknown> }[] = [
  { layer: '.ss-form-lightbox', path: '/', open: ({ tab }) => tab.click('.lightbox-handle') },
  { layer: '.sqs-lightbox', path: '/', open: ({ tab }) => tab.click('.slide:nth-child(2) a') },
  { layer: '.sqs-popup-overlay', path: '/popup' },
  {
    layer: '.sqs-dialog',
    path: '/',
    open: ({ tab }) =>
      tab.evaluate(() => window.SSRuntime.service('dialogs').then((dialogs) => void dialogs.confirm({ title: 'Sure?' }))),
  },
];

/** The layers of a store, with what a visitor presses to open them. */
const storeRows = [
  { layer: '.ss-quick-view', press: '.sqs-product-quick-view-button' },
  { layer: '.ss-cart-panel', press: '.floating-cart a' },
] as const;

/** Appends layers of another script to the body: one before, hidden, in an element without a box; `later` after it. */
const addChallenge = (id: string): void => {
  const holder = document.createElement('div');
  holder.innerHTML =
    `<div id="${id}" ` +
    'style="position:fixed;z-index:2000000000;top:0;left:0;width:200px;height:120px;background:#fff;visibility:hidden"><button ' +
    'type="button">I am human</button></div>';
  holder.querySelector('button')?.addEventListener('click', () => {
    document.body.dataset.solved = `${document.body.dataset.solved ?? ''}${id} `;
  });
  document.body.append(holder);
};
const reveal = (id: string): void => {
  const challenge = document.getElementById(id);
  if (challenge) challenge.style.visibility = 'visible';
};

const isModal = ({ tab }: Visit, layer: string) =>
  tab.until((selector) => document.querySelector(selector)?.matches('[data-ss-modal]') ?? false, layer);
const isGone = ({ tab }: Visit, layer: string) =>
  tab.until((selector) => document.querySelector(selector) === null && !document.querySelector('[inert]'), layer);
const openLayer = async (visit: Visit, { layer, path, open }: (typeof rows)[number]) => {
  await visit.open(site, path);
  await visit.tab.until(() => document.querySelector('#block[data-ss-block]') !== null);
  await visit.tab.until(() => document.querySelector('.lightbox-handle-wrapper[data-ss-block]') !== null);
  await visit.tab.evaluate(addChallenge, 'before');
  await open?.(visit);
  await isModal(visit, layer);
};

export const layers: Topic = {
  sites: [
    withPictures(
      testSite(site, {
        '/': { body },
        '/popup': { body, context: { ...plainContext, websiteSettings: { popupOverlaySettings: show } } },
        '/turned': { body: `<style>body{transform:translateX(0)}</style>${body}` },
      }),
    ),
  ],
  scenarios: [
    ...rows.map((row) => ({
      // site#modal, site#modal-third-parties
      title:
        `over the page, ${row.layer} makes the page inert, and not what other scripts append to the body: a press there ` +
        'closes nothing',
      async run(visit: Visit) {
        const { tab, errors } = visit;
        await openLayer(visit, row);
        expect(await tab.evaluate(() => document.getElementById('behind')?.closest('[inert]')?.id)).toBe('page');
        for (const id of ['before', 'later']) {
          if (id === 'later') await tab.evaluate(addChallenge, id);
          await tab.evaluate(reveal, id);
          await tab.click(`#${id} button`);
          await tab.evaluate((each) => document.getElementById(each)?.remove(), id);
        }
        expect(await tab.evaluate(() => document.body.dataset.solved)).toBe('before later ');
        await isModal(visit, row.layer);
        await tab.evaluate(() => document.getElementById('behind')?.focus());
        expect(await tab.evaluate(() => document.activeElement?.id)).not.toBe('behind');
        await tab.key('Escape');
        // The focus is on the body or in the layer.
        await isGone(visit, row.layer);
        expect(await tab.evaluate(() => [document.documentElement.style.overflow, document.body.style.overflow])).toEqual([
          '',
          '',
        ]);
        expect(await errors()).toEqual([]);
      },
    })),
    ...storeRows.map(({ layer, press }) => ({
      // site#modal, site#modal-third-parties
      title:
        `over the shop, ${layer} makes the page inert, and not what other scripts append to the body: a press there closes ` +
        'nothing',
      async run(visit: Visit) {
        const { tab, errors } = visit;
        await visit.open('shop', '/bowl');
        await tab.until(() => document.querySelector('.sqs-add-to-cart-button[data-ss-block=product]') !== null);
        // The floating cart is shown once something is in it.
        await tab.click('.sqs-add-to-cart-button');
        await tab.until(() => document.querySelector('.sqs-cart-quantity')?.textContent === '1');
        await visit.open('shop', '/');
        await tab.until((selector) => document.querySelector(selector)?.closest('[data-ss-block]') !== null, press);
        await tab.evaluate(addChallenge, 'before');
        await tab.click(press);
        await isModal(visit, layer);
        expect(await tab.evaluate(() => document.querySelector('main')?.closest('[inert]') !== null)).toBe(true);
        for (const id of ['before', 'later']) {
          if (id === 'later') await tab.evaluate(addChallenge, id);
          await tab.evaluate(reveal, id);
          await tab.click(`#${id} button`);
          await tab.evaluate((each) => document.getElementById(each)?.remove(), id);
        }
        expect(await tab.evaluate(() => document.body.dataset.solved)).toBe('before later ');
        await isModal(visit, layer);
        await tab.key('Escape');
        await tab.until((selector) => document.querySelector(selector) === null && !document.querySelector('[inert]'), layer);
        expect(await errors()).toEqual([]);
      },
    })),
    {
      // site#modal-style
      title: 'a form over the page has the font, the language and the direction of the page',
      async run(visit) {
        await openLayer(visit, { layer: '.ss-form-lightbox', path: '/', open: ({ tab }) => tab.click('.lightbox-handle') });
        const style = await visit.tab.evaluate(() => {
          document.body.dir = 'rtl';
          const { fontFamily, fontSize, direction } = getComputedStyle(
            document.querySelector('.ss-form-lightbox label') as Element,
          );
          return [fontFamily.includes('Georgia'), fontSize, direction];
        });
        expect(style).toEqual([true, '20px', 'rtl']);
      },
    },
    {
      // site#modal-place
      title: 'a layer fills the window of a page whose body has a transform, scrolled down',
      async run(visit) {
        const { tab } = visit;
        await visit.open(site, '/turned');
        await tab.evaluate(() => scrollTo(0, 700));
        await tab.evaluate(() => window.SSRuntime.service('dialogs').then((dialogs) => void dialogs.confirm({ title: 'Sure?' })));
        await isModal(visit, '.sqs-dialog');
        const place = await tab.evaluate(() => {
          const { top, height } = (document.querySelector('.sqs-dialog') as Element).getBoundingClientRect();
          return [top, height === innerHeight];
        });
        expect(place).toEqual([0, true]);
      },
    },
    {
      // site#modal-stack
      title:
        'of two layers Escape closes the upper one; the lower one is usable again, and the page scrolls once both are closed',
      async run(visit) {
        const { tab } = visit;
        await openLayer(visit, { layer: '.sqs-lightbox', path: '/', open: (it) => it.tab.click('.slide:nth-child(2) a') });
        await tab.evaluate(() => window.SSRuntime.service('dialogs').then((dialogs) => void dialogs.confirm({ title: 'Sure?' })));
        await isModal(visit, '.sqs-dialog');
        const met = await tab.evaluate(() => {
          const { left, top } = (document.querySelector('.sqs-dialog-confirm') as Element).getBoundingClientRect();
          return [
            document.elementFromPoint(left + 5, top + 5)?.className,
            document.querySelector<HTMLElement>('.sqs-lightbox')?.inert,
          ];
        });
        expect(met).toEqual(['sqs-dialog-confirm', true]);
        await tab.key('Escape');
        await tab.until(() => document.querySelector('.sqs-dialog') === null);
        expect(await tab.evaluate(() => document.querySelector<HTMLElement>('.sqs-lightbox')?.inert)).toBe(false);
        expect(await tab.evaluate(() => document.getElementById('page')?.inert)).toBe(true);
        await tab.key('Escape');
        await isGone(visit, '.sqs-lightbox');
      },
    },
  ],
};
