import type { LightboxItem } from '../../page/lightbox-set.ts';
import { cleanHtml } from '../clean-html.ts';

/** The item's title and description, below it; nothing at all for an item without either. */
export function fillMeta(meta: HTMLElement, { title, description }: LightboxItem): void {
  meta.replaceChildren();
  const { ownerDocument: document } = meta;
  if (title) {
    const line = meta.appendChild(document.createElement('p'));
    line.className = 'sqs-lightbox-title';
    line.textContent = title;
  }
  if (!description) return;
  const text = document.createElement('div');
  text.append(cleanHtml(description, document));
  if (text.textContent?.trim()) meta.append(text);
}
