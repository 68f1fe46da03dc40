import { whenVisible } from '../../../browser/when-visible.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { loadPictures } from '../lists/load-pictures.ts';

/** A 7.1 section: its background's image is loaded, and it says when it came into view. Wild 2 §2. */
export async function mount(section: HTMLElement, page: Page): Promise<Mounted> {
  for (const background of section.querySelectorAll<HTMLElement>('.section-background')) await loadPictures(background, page);
  const watch = whenVisible(section, 0, () => section.setAttribute('data-active', 'true'));
  return {
    dispose() {
      watch.cancel();
      section.removeAttribute('data-active');
    },
  };
}
