/** Finds out which parts an element is, and has them fetched. */
import { blockSkipped } from '../../page/block-skipped.ts';
import type { Live } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import type { SitePart } from './part.ts';
import { siteParts } from './registry.ts';

/** Brings to life what the element is; several at once where it names several. Throws `blockSkipped` for names that nobody here knows. */
export async function mount(element: HTMLElement, page: Page): Promise<Live> {
  const parts = partsOf(element);
  if (parts.length === 0) throw blockSkipped('unknown-controller');
  const live: Live[] = [];
  for (const part of parts) live.push(await (await part.load(page.chunks)).mount(element, page));
  return {
    kind: parts.map(({ kind }, at) => live[at]?.kind ?? kind).join(' '),
    destroy() {
      for (const each of [...live].reverse()) each.destroy();
    },
  };
}

/** Names are separated by a comma, with or without a blank. Wild 2 §4. */
export function partsOf(element: Pick<HTMLElement, 'dataset' | 'matches'>): readonly SitePart[] {
  const names = (element.dataset.controller ?? '').split(/[\s,]+/);
  return siteParts.filter(
    ({ controller, selector }) => (controller && names.includes(controller)) || (selector && element.matches(selector)),
  );
}
