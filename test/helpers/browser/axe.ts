import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'puppeteer';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}

interface Axe {
  run(root: string | Document, options: object): Promise<AxeResults>;
}

/** Options that speed up axe-core without fewer violations: no frames, no style sheets, no passes, no positions. */
const options = { iframes: false, selectors: false, preload: { assets: ['media'] }, resultTypes: ['violations'] };

/** Waits until what fades in a dialog has faded in: a text in it has too little contrast before. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('dialog,[role=dialog]'))
      .every(({ playState }) => playState !== 'running'),
  );
}

/** Returns the violations that axe-core reports in the element, or on the whole page: `rule: element`. */
export async function findWithAxe(page: Page, selector?: string): Promise<string[]> {
  await rest(page);
  // Injected once a document, since the injection costs half a visit.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    (root, chosen) => (window as unknown as { axe: Axe }).axe.run(root ?? document, chosen),
    selector,
    options,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
