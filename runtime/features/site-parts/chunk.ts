/** Finds out which parts an element is, and has them fetched. */
import { blockSkipped } from '../../page/block-skipped.ts';
import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import type { SitePart } from './part.ts';
import { siteParts } from './registry.ts';

/** Brings to life what the element is; several at once where it names several. Throws `blockSkipped` for names that nobody here knows. */
export async function mount(element: HTMLElement, page: Page): Promise<Mounted> {
  const parts = partsOf(element);
  if (parts.length === 0) throw blockSkipped('unknown-controller');
  const chunks = await Promise.all(parts.map((part) => part.load(page.chunks)));
  // Not before: content that waits for code stays shown.
  page.liftStates(element, 'retry');
  const live: Mounted[] = [];
  for (const chunk of chunks) live.push(await chunk.mount(element, page));
  const bound = namesOf(element).filter((name) => parts.some(({ controller = [] }) => [controller].flat().includes(name)));
  if (bound.length > 0) element.setAttribute('data-controllers-bound', bound.join(', '));
  return {
    looks: parts.every(({ looks }) => looks === null) ? null : (parts.find(({ looks }) => looks)?.looks ?? {}),
    kind: parts.map(({ kind }, at) => live[at]?.kind ?? kind).join(' '),
    dispose() {
      element.removeAttribute('data-controllers-bound');
      for (const each of [...live].reverse()) each.dispose();
    },
  };
}

/** Names are separated by a comma, with or without a blank. Wild 2 §4. */
const namesOf = ({ dataset }: Pick<HTMLElement, 'dataset'>): readonly string[] => (dataset.controller ?? '').split(/[\s,]+/);

export function partsOf(element: Pick<HTMLElement, 'dataset' | 'matches'>): readonly SitePart[] {
  const names = namesOf(element);
  return siteParts.filter(
    ({ controller = [], selector }) =>
      [controller].flat().some((name) => names.includes(name)) || (selector && element.matches(selector)),
  );
}
