import type { Live } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import type { LightboxItem } from '../lightbox/index.ts';
import { loadPictures } from './pictures.ts';

const slidesSelector = '[data-product-gallery="slides-item"]';
const thumbnailsSelector = '[data-product-gallery="thumbnails-item"],.ProductItem-gallery-thumbnails-item';

/**
 * The pictures of a product page: each is loaded, thumbnails and the product's variants (features/products/show-image.ts) choose the one that is shown,
 * and a press on one opens the lightbox where the page has brought one of its own; ours takes its place. Wild 2 §7.
 */
export async function mount(element: HTMLElement, page: Page): Promise<Live> {
  // The page's own lightbox: ours is in its place.
  if (element.matches('[data-controller*=Lightbox]')) return { destroy() {} };
  const slides = Array.from(element.querySelectorAll<HTMLElement>(slidesSelector));
  const thumbnails = Array.from(element.querySelectorAll<HTMLElement>(thumbnailsSelector));
  for (const part of [...slides, ...thumbnails]) await loadPictures(part, page);
  const over = new AbortController();
  const { signal } = over;
  const select = (chosen: number): void => {
    for (const list of [slides, thumbnails])
      list.forEach((each, at) => {
        each.classList.toggle('selected', at === chosen);
      });
    for (const [at, thumbnail] of thumbnails.entries()) thumbnail.setAttribute('aria-current', `${at === chosen}`);
  };
  const undo: (() => void)[] = [];
  thumbnails.forEach((thumbnail, at) => {
    undo.push(press(thumbnail, () => select(at), signal));
  });
  const figures = Array.from(element.querySelectorAll<HTMLElement>('[data-controller*=Lightbox] figure'));
  if (figures.length > 0)
    slides.forEach((slide, at) => {
      undo.push(press(slide, () => void openAt(page, slides, figures, at).catch(page.errors.report), signal));
    });
  return {
    destroy() {
      over.abort();
      for (const work of undo) work();
    },
  };
}

/** Makes a button of it, where it is none. Returns what takes the marks back. */
function press(element: HTMLElement, work: () => void, signal: AbortSignal): () => void {
  const isOwn = !element.matches('button,a[href],[role=button]') && !element.querySelector('button,a[href]');
  if (isOwn) {
    element.setAttribute('role', 'button');
    element.tabIndex = 0;
    const image = element.querySelector('img');
    if (image?.alt && !element.hasAttribute('aria-label')) element.setAttribute('aria-label', image.alt);
  }
  element.addEventListener('click', work, { signal });
  element.addEventListener(
    'keydown',
    (event) => {
      if (!isOwn || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      work();
    },
    { signal },
  );
  return () => {
    if (isOwn) for (const name of ['role', 'tabindex']) element.removeAttribute(name);
  };
}

async function openAt(page: Page, slides: readonly HTMLElement[], figures: readonly HTMLElement[], index: number): Promise<void> {
  const lightbox = await page.chunks.load('lightbox');
  lightbox.open(page, {
    length: figures.length,
    index: Math.min(index, figures.length - 1),
    theme: 'light',
    item: (at): LightboxItem => ({ ...lightbox.read(figures[at] as HTMLElement), origin: slides[at] ?? null, id: '', link: '' }),
  });
}
