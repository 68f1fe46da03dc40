/** Finds rare blocks on a page without common ones, and images that its template has not loaded. */
import { rareSigns } from '../../../blocks.ts';
import type { Page } from '../../../page/page.ts';
import { fetchPressed } from '../fetch-pressed.ts';
import { watchLeftImages } from '../watch-left-images.ts';

/** Returns whether the page has rare blocks, and fetches their code. */
export function findRare(page: Page): boolean {
  watchLeftImages(page);
  if (!document.querySelector(rareSigns)) return false;
  page.chunks.prefetch('blocks');
  fetchPressed(page.chunks);
  return true;
}
