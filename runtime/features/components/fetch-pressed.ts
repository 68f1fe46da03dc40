import { pressedRows } from '../../blocks.ts';
import type { Page } from '../../page/page.ts';

/**
 * Fetches the code of rare blocks that visitors press, so that it does not wait for the chunk `blocks` or for the element to come
 * near.
 */
export function fetchPressed({ prefetch }: Pick<Page['chunks'], 'prefetch'>): void {
  for (const [selector, chunk] of pressedRows) if (document.querySelector(selector)) prefetch(chunk);
}
