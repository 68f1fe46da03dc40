import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { slide, slideshow } from '../../helpers/markup/gallery-html.ts';
import { servePictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const slides = ['ash', 'birch', 'cedar', 'elm'].map((name) => slide(name, 'fill'));
const show = (id: string, data: object = {}) => slideshow({ id, slides, data });
const world = browserWorld(() => [
  testSite('keys', {
    '/': {
      body: `<style>main,dialog,#sheet{width:400px}#sheet{position:fixed;inset:0 0 auto auto;background:#fff}</style>
<main id="page">${show('behind')}<p tabindex="0" id="text">Trees</p></main>
<dialog id="empty"><button>Close</button></dialog>
<dialog id="full"><button>Close</button>${show('inside')}</dialog>
<div id="sheet" role="dialog" aria-modal="true" hidden><button>Close</button></div>
<script>customElements.define('a-box', class extends HTMLElement {
  connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<dialog><button>Close</button></dialog>'; }
});</script><a-box></a-box>`,
    },
    '/shadow': {
      body: `<style>main{width:400px}</style><main>${show('behind')}</main><a-box>${'<template shadowrootmode="open"><button id="button">Press</button><input id="field"><div id="note" contenteditable tabindex="0">Note</div><b-box><template shadowrootmode="open"><textarea id="inner"></textarea></template></b-box></template>'}</a-box>`,
    },
    '/lightbox': { body: `<style>main{width:400px}</style><main>${show('opens', { lightbox: true })}${show('behind')}</main>` },
  }),
]);

/** Presses the right arrow key and returns the indexes of the galleries once they have stopped. */
async function afterArrow(page: Page, ...ids: string[]): Promise<(number | undefined)[]> {
  await page.keyboard.press('ArrowRight');
  const all = () =>
    page.evaluate(
      (names) => names.map((id) => window.SSRuntime.gallery(document.getElementById(id) as Element)?.currentIndex),
      ids,
    );
  await page.waitForFunction(
    (names) => names.every((id) => !window.SSRuntime.gallery(document.getElementById(id) as Element)?.inMotion),
    {},
    ids,
  );
  return all();
}

async function arrive(path: string): Promise<Page> {
  const { page, open } = await world.nextVisitor();
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await servePictures(page);
  await open('keys', path);
  return page;
}

// gallery#arrow-keys-limits
test('a modal dialog keeps the arrow keys from the gallery behind it, wherever the focus is; an inert gallery gets no key either', async () => {
  const page = await arrive('/');
  const run = (code: string) => page.evaluate(code);
  expect(await afterArrow(page, 'behind')).toEqual([1]);

  await run('document.getElementById("empty").showModal()');
  expect(await afterArrow(page, 'behind')).toEqual([1]);
  await run('document.activeElement.blur()');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  expect(await afterArrow(page, 'behind')).toEqual([1]);
  await run('document.getElementById("empty").close()');
  expect(await afterArrow(page, 'behind')).toEqual([2]);

  // Of two modal dialogs the upper one has the keys, whatever their order on the page.
  await run('document.getElementById("full").showModal()');
  await page.waitForSelector('#inside[data-ss-block]');
  expect(await afterArrow(page, 'behind', 'inside')).toEqual([2, 1]);
  await run('document.getElementById("empty").showModal()');
  expect(await afterArrow(page, 'behind', 'inside')).toEqual([2, 1]);
  await run('document.getElementById("full").close(); document.getElementById("full").showModal()');
  expect(await afterArrow(page, 'behind', 'inside')).toEqual([2, 2]);
  await run('document.getElementById("full").close(); document.getElementById("empty").close()');

  // A dialog that is not modal leaves the keys to the page.
  await run('document.getElementById("empty").show()');
  await page.focus('#text');
  expect(await afterArrow(page, 'behind')).toEqual([3]);
  await run('document.getElementById("empty").close()');

  await run('document.getElementById("page").inert = true');
  expect(await afterArrow(page, 'behind')).toEqual([3]);
  await run('document.getElementById("page").inert = false');

  // Overlays of other scripts have `aria-modal`, and stay on the page while they are hidden.
  expect(await afterArrow(page, 'behind')).toEqual([0]);
  await run('document.getElementById("sheet").hidden = false');
  expect(await afterArrow(page, 'behind')).toEqual([0]);
  await run('document.getElementById("sheet").hidden = true');

  await run('document.querySelector("a-box").shadowRoot.querySelector("dialog").showModal()');
  expect(await afterArrow(page, 'behind')).toEqual([0]);
});

test('a gallery behind the lightbox or behind a dialog of the runtime ignores the arrow keys', async () => {
  const page = await arrive('/lightbox');
  await page.click('#opens .sqs-active-slide img');
  await page.waitForFunction(() =>
    document.querySelector('dialog.sqs-lightbox[data-ss-modal] .sqs-lightbox-count')?.textContent?.startsWith('1 of 4'),
  );
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.querySelector('.sqs-lightbox-count')?.textContent?.startsWith('2 of 4'));
  expect(await page.evaluate(() => window.SSRuntime.gallery(document.getElementById('behind') as Element)?.currentIndex)).toBe(0);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog.sqs-lightbox'));

  await page.evaluate(async () => (await window.SSRuntime.service('dialogs')).confirm({ title: 'Sure?' }));
  await page.waitForSelector('dialog.sqs-dialog[data-ss-modal]');
  expect(await afterArrow(page, 'behind')).toEqual([0]);
});

test(
  'the arrow keys move the gallery while the focus is on a button in a shadow root, and not while it is in a field there, ' +
    'however deep',
  async () => {
    const page = await arrive('/shadow');
    const focus = (path: string) =>
      page.evaluate((names) => {
        let root: Document | ShadowRoot | null | undefined = document;
        const parts = names.split(' ');
        for (const name of parts.slice(0, -1)) root = root?.querySelector(name)?.shadowRoot;
        root?.querySelector<HTMLElement>(parts[parts.length - 1] ?? '')?.focus();
      }, path);
    const after = async (path: string) => {
      await focus(path);
      return afterArrow(page, 'behind');
    };
    expect(await after('a-box #button')).toEqual([1]);
    for (const field of ['a-box #field', 'a-box #note', 'a-box b-box #inner']) expect(await after(field)).toEqual([1]);
    expect(await after('a-box #button')).toEqual([2]);
  },
);
