import { inertCopy } from '../browser/copy-element.ts';
import type { ChunkExports } from '../browser/load-chunk.ts';
import { lightboxThemes } from '../contract/gallery/gallery-enums.ts';
import { readNumber, readOneOf } from '../contract/read.ts';
import type { LightboxItem, MountedLightbox } from '../features/lightbox/index.ts';
import type { Page } from '../page/page.ts';
import { elementOf } from './element-of.ts';
import { reportPageCode } from './page-code.ts';

/** An instance in page code; every method but `destroy` can be chained. */
export interface Lightbox2 {
  render(): Lightbox2;
  next(): Lightbox2;
  previous(): Lightbox2;
  /** Only `close` is emitted, after the lightbox has closed. */
  on(name: string, listener: () => void): Lightbox2;
  after(name: string, listener: () => void): Lightbox2;
  hide(): Lightbox2;
  destroy(): void;
}

type Attributes = Readonly<Record<string, unknown>>;

/**
 * `new Y.Squarespace.Lightbox2({ content or set, currentSetIndex, controls: { previous, next } }).render()` by the runtime's
 * lightbox. A set is a list of `{ content, meta }`: `content` is a picture or any element, of which a copy is shown; `meta` is an
 * element or HTML. Other entries are left out. compat#lightbox2
 */
export const createLightbox2 = (page: Page): (new (input?: Attributes) => Lightbox2) =>
  class implements Lightbox2 {
    readonly #input: Attributes;
    readonly #closed = new Set<() => void>();
    #opened: Promise<MountedLightbox | null> | null = null;

    constructor(input: Attributes = {}) {
      this.#input = input;
      const { previous, next } = (input.controls ?? {}) as Attributes;
      onClick(previous, () => this.previous());
      onClick(next, () => this.next());
    }

    render(): this {
      this.#opened ??= page.chunks
        .load('lightbox')
        .then((chunk) => this.#open(chunk))
        .catch((error: unknown) => {
          reportPageCode(page, error);
          return null;
        });
      return this;
    }

    #open(chunk: ChunkExports['lightbox']): MountedLightbox | null {
      const { set, content, meta, currentSetIndex, lightboxTheme } = this.#input;
      const items = (Array.isArray(set) ? set : [{ content, meta }]).flatMap((entry) => itemOf(entry, chunk));
      if (items.length === 0) return null;
      const index = readNumber(currentSetIndex) ?? 0;
      return chunk.open(page, {
        length: items.length,
        index: Math.min(Math.max(0, Math.trunc(index)), items.length - 1),
        item: (index) => items[index] as LightboxItem,
        theme: readOneOf(lightboxThemes, lightboxTheme, 'dark'),
        onClosed: () => {
          this.#opened = null;
          for (const listener of this.#closed) listener();
        },
      });
    }

    #withOpened(callback: (lightbox: MountedLightbox) => void): this {
      void this.#opened?.then((lightbox) => lightbox && callback(lightbox));
      return this;
    }

    next(): this {
      return this.#withOpened((lightbox) => lightbox.next());
    }

    previous(): this {
      return this.#withOpened((lightbox) => lightbox.previous());
    }

    on(name: string, listener: () => void): this {
      if (name === 'close') this.#closed.add(listener);
      return this;
    }

    after(name: string, listener: () => void): this {
      return this.on(name, listener);
    }

    hide(): this {
      return this.#withOpened((lightbox) => void lightbox.close());
    }

    destroy(): void {
      this.hide();
    }
  };

function onClick(control: unknown, listener: () => void): void {
  const element = elementOf(control);
  if (element instanceof Element) element.addEventListener('click', listener);
}

/** Returns the item of an entry; no item for an entry without an element. */
function itemOf(entry: unknown, { read }: ChunkExports['lightbox']): LightboxItem[] {
  const { content, meta } = (entry ?? {}) as Attributes;
  const element = elementOf(content);
  if (!(element instanceof HTMLElement)) return [];
  const caption = elementOf(meta);
  const description = caption instanceof Element ? caption.innerHTML : typeof caption === 'string' ? caption : '';
  const item = { ...read(element), ...(description && { title: '', description }) };
  // Any element but a picture or a video is shown as a copy.
  return [item.source || item.videoHtml ? item : { ...item, content: inertCopy(element) }];
}
