// covers: runtime/ui/dom/
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { bundle } from '../../helpers/browser/bundle.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const body = `<style>body { height: 9000px }</style>
  <div id="plain">Next</div>
  <a id="link" href="#folder">Folder</a>
  <a id="anchor">No address</a>
  <button id="native" type="button">Native</button>
  <div id="own" role="tab" tabindex="-1">Own</div>
  <div id="around">Around <input id="inside"></div>`;
const world = browserWorld(() => [testSite('pressable', { '/': { context: null, body } })]);

declare global {
  interface Window {
    pressLog: string[];
    restorers: (() => void)[];
    makePressable(element: HTMLElement): () => void;
  }
}

const openPage = async () => {
  const { page } = await world.newVisitor();
  await page.goto(world.address('pressable', '/'));
  const script = await bundle(
    `import { makePressable } from './runtime/ui/dom/pressable.ts'; Object.assign(window, { makePressable, pressLog: [], ` +
      'restorers: [] });',
  );
  await page.evaluate(script);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[id]')) {
      if (element.id === 'inside') continue;
      element.addEventListener('click', (event) => {
        event.preventDefault();
        window.pressLog.push(`${element.id} ${(event.target as Element).id}`);
      });
      window.restorers.push(window.makePressable(element));
    }
  });
  return page;
};

// site#pressable
test.each([
  ['plain', 'button', '0'],
  ['link', 'button', null],
  ['anchor', 'button', '0'],
  ['native', null, null],
  ['own', 'tab', '0'],
])(
  '#%s has the role %s and the tab stop %s; Enter and Space press it once each, and the page does not scroll',
  async (id, role, tabIndex) => {
    const page = await openPage();
    const attributes = () => page.$eval(`#${id}`, (element) => [element.getAttribute('role'), element.getAttribute('tabindex')]);
    const served = { plain: [null, null], link: [null, null], anchor: [null, null], native: [null, null], own: ['tab', '-1'] }[
      id
    ];
    expect(await attributes()).toEqual([role, tabIndex]);
    await page.focus(`#${id}`);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    expect(await page.evaluate(() => [window.pressLog, scrollY])).toEqual([[`${id} ${id}`, `${id} ${id}`], 0]);
    await page.evaluate(() => {
      for (const restore of window.restorers) restore();
    });
    expect(await attributes()).toEqual(served);
  },
);

// site#pressable
test('a modifier, a key in a field inside, and a key that the page has handled press nothing; a held key presses once', async () => {
  const page = await openPage();
  await page.focus('#plain');
  for (const modifier of ['Control', 'Alt', 'Meta'] as const) {
    await page.keyboard.down(modifier);
    await page.keyboard.press('Enter');
    await page.keyboard.up(modifier);
  }
  await page.focus('#inside');
  await page.keyboard.type('a b');
  await page.keyboard.press('Enter');
  expect(await page.$eval('#inside', (field) => (field as HTMLInputElement).value)).toBe('a b');
  expect(await page.evaluate(() => window.pressLog)).toEqual([]);
  await page.focus('#plain');
  await page.keyboard.down('Space');
  await page.keyboard.down('Space');
  await page.keyboard.down('Space');
  await page.keyboard.up('Space');
  expect(await page.evaluate(() => [window.pressLog, scrollY])).toEqual([['plain plain'], 0]);
  await page.evaluate(() => document.addEventListener('keydown', (event) => event.preventDefault(), true));
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => window.pressLog)).toEqual(['plain plain']);
});
