import { elementFrom } from '../../browser/element-from.ts';

/** The elements of a view: its root, and those with `data-part` in its .tsx, each with its type. */
export interface ViewParts {
  readonly root: HTMLElement;
}

/** Markup that the build has rendered from a view; the type has the view's parts. */
export type StaticMarkup<Parts extends ViewParts> = string & { readonly parts?: Parts };

/**
 * Returns the elements of a new copy of a view, which is not on the page yet. test/conformance/static-views.test.ts proves that each view has
 * the parts of its type.
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
