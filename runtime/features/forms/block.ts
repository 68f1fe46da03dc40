import type { Mountable } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';

/** About as high as a field that is drawn by our own styles, and its title. */
const fieldHeightPx = 107;

/**
 * Gives the empty wrapper of a form that the browser draws about the height of the form: types of fields are written in lower case, those of
 * formats in capitals. Part of the boot script.
 */
export function reserveForm({ style, childElementCount, parentElement }: HTMLElement): void {
  const context = (parentElement as Element).querySelector('.sqs-form-block-context');
  const text = context ? context.textContent : '';
  if (!childElementCount && text) style.minHeight = `${text.split(/"type":\s*"[a-z]/).length * fieldHeightPx}px`;
}

/** Fetches the chunk `forms`, and beside it the one that draws the form, where the server did not. */
export function loadForm(page: Page, element: HTMLElement): Promise<Mountable> {
  if (!element.childElementCount && !element.matches('form')) page.chunks.load('form-island').catch(() => {});
  return page.chunks.load('forms');
}
