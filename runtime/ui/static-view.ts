import { elementFrom } from '../browser/element-from.ts';

/** What a view's .tsx says of itself: its root, and the elements that it marks with `data-part`, each with its type. */
export interface ViewParts {
  readonly root: HTMLElement;
}

/** Markup that the build made of a view, and (as a type only) the parts that are in it. */
export type StaticMarkup<Parts extends ViewParts> = string & { readonly parts?: Parts };

/**
 * A new copy of a view that was rendered at build time, not on the page yet: its root and its parts by name. The marks are taken
 * off. That each view has its parts, and of the type it says, is proved by test/conformance/static-views.test.ts.
 */
export function buildStaticView<Parts extends ViewParts>(document: Document, markup: StaticMarkup<Parts>): Parts {
  const root = elementFrom<HTMLElement>(document, markup);
  const parts: Record<string, HTMLElement> = { root };
  for (const element of Array.from(root.querySelectorAll<HTMLElement>('[data-part]'))) {
    parts[element.dataset.part ?? ''] = element;
    element.removeAttribute('data-part');
  }
  return parts as unknown as Parts;
}
