// Part of the boot script.
import type { Chunks } from '../../browser/load-chunk.ts';
import type { Mountable } from '../../page/mountable.ts';
import type { LayOut } from '../../page/mounted-gallery.ts';
import type { Page } from '../../page/page.ts';

/** About the height of a drawn field with its title. */
const fieldHeightPx = 107;

/**
 * Reserves about the height of a described form in its empty wrapper. Fields are counted by their types, which are in lower case;
 * types in formats are in capitals. Fetches the code that draws the form.
 */
export function reserveForm(
  { style, childElementCount, parentElement }: HTMLElement,
  _layOut: LayOut,
  prefetch: Chunks['prefetch'],
): void {
  const context = (parentElement as Element).querySelector('.sqs-form-block-context');
  if (childElementCount || !context) return;
  style.minHeight = `${`${context.textContent}`.split(/"type":\s*"[a-z]/).length * fieldHeightPx}px`;
  prefetch('form-island react');
}

/** Loads the chunk `forms`, and in parallel the one that draws described forms, whose failure the service reports. */
export function loadForm(page: Page, element: HTMLElement): Promise<Mountable> {
  if (!element.childElementCount && !element.matches('form')) page.chunks.load('form-island').catch(() => {});
  return page.chunks.load('forms');
}
