import { whenVisible } from '../../../browser/when-visible.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { loadPictures } from '../lists/load-pictures.ts';

/** A section of template version 7.1. site#section-active */
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
