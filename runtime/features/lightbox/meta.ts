import { cleanHtml, putSafeAddress } from '../../browser/clean-html.ts';
import type { LightboxItem } from './lightbox-set.ts';

/** Fills the text below an item with its title and description; empty without both. See lightbox#text-below. */
export function fillMeta(meta: HTMLElement, { title, description, link }: LightboxItem): void {
  meta.replaceChildren();
  if (title || link) {
    const line = document.createElement('a');
    line.className = 'sqs-lightbox-title';
    if (link) putSafeAddress(line, link);
    line.textContent = title || line.href;
    meta.append(line);
  }
  if (!description) return;
  const text = document.createElement('div');
  // Plain text needs no parsing.
  text.append(/[<&]/.test(description) ? cleanHtml(description, document) : description);
  if (text.textContent?.trim()) meta.append(text);
}
