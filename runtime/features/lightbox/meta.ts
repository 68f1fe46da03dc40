import { cleanHtml, putSafeAddress } from '../../browser/clean-html.ts';
import type { LightboxItem } from './lightbox-set.ts';

/**
 * The item's title and description, below it; nothing at all for an item without either. The title leads where a click on the slide
 * would, if that is an address that can do no harm. Spec 2 §3 "Lightbox".
 */
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
  // Only what may be HTML is read as HTML, which takes its time.
  text.append(/[<&]/.test(description) ? cleanHtml(description, document) : description);
  if (text.textContent?.trim()) meta.append(text);
}
