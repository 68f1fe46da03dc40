import { prefersReducedMotion } from '../../browser/prefers-reduced-motion.ts';
import { readFields, readFlag } from '../../contract/read.ts';
import type { Live } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { parseProps } from './parse-props.ts';
import { loadPictures } from './pictures.ts';

/**
 * A portfolio whose titles show their picture behind them while the pointer or the focus is on one; both lists have the same order. The
 * tweak `persistSelection` keeps the last one, and the first is shown to begin with (our choice); otherwise nothing is. Wild 2 §5.
 */
export function mount(element: HTMLElement, page: Page): Live {
  const tweaks = readFields(readFields(parseProps(element.dataset.props)).tweaks);
  const tweak = (name: string) => readFields(readFields(page.rawContext).tweakJSON)[`${tweaks[name]}`];
  const links = Array.from(element.querySelectorAll<HTMLElement>('.portfolio-hover-item'));
  const pictures = Array.from(element.querySelectorAll<HTMLElement>('.portfolio-hover-bg'));
  const stays = readFlag(tweak('persistSelection'));
  const over = new AbortController();
  const { signal } = over;
  const show = (index: number): void => {
    pictures.forEach((picture, at) => {
      picture.style.opacity = at === index ? '1' : '0';
      picture.toggleAttribute('data-ss-current', at === index);
    });
    links.forEach((link, at) => {
      link.toggleAttribute('data-ss-current', at === index);
    });
  };
  for (const picture of pictures) {
    void loadPictures(picture, page).catch(page.errors.report);
    picture.style.cssText += `position:absolute;inset:0;transition:opacity ${prefersReducedMotion(window) ? 0 : 0.3}s`;
    const image = picture.querySelector('img');
    if (image) image.style.cssText += ';display:block;width:100%;height:100%;object-fit:cover';
  }
  links.forEach((link, index) => {
    for (const name of ['pointerenter', 'focus']) link.addEventListener(name, () => show(index), { signal });
    for (const name of ['pointerleave', 'blur']) link.addEventListener(name, () => stays || show(-1), { signal });
  });
  show(stays ? 0 : -1);
  return {
    destroy() {
      over.abort();
      for (const { style } of pictures)
        for (const name of ['opacity', 'transition', 'position', 'inset']) style.removeProperty(name);
    },
  };
}
