import type { ChunkExports } from '../browser/load-chunk.ts';
import { lightboxThemes } from '../contract/gallery/gallery-enums.ts';
import { readNumber, readOneOf } from '../contract/read.ts';
import type { LightboxItem, MountedLightbox } from '../features/lightbox/index.ts';
import type { Page } from '../page/page.ts';
import { elementOf } from './element-of.ts';
import { reportPageCode } from './report-page-code.ts';

/** What templates call on an instance; all of it can be chained but `destroy`. */
export interface Lightbox2 {
  render(): Lightbox2;
  next(): Lightbox2;
  previous(): Lightbox2;
  /** `close` is heard when the lightbox is gone; other names are never heard. */
  on(name: string, listener: () => void): Lightbox2;
  after(name: string, listener: () => void): Lightbox2;
  hide(): Lightbox2;
  destroy(): void;
}

type Given = Readonly<Record<string, unknown>>;

/**
 * `new Y.Squarespace.Lightbox2({content | set, currentSetIndex, controls: {previous, next}}).render()` of older templates, over the
 * runtime's own lightbox. A set is a list of `{content, meta}`: a picture, or any element, a copy of which is shown; `meta` is an
 * element or HTML. What is none of this is left out. Spec 2 §3 "Lightbox", wild §4.
 */
export const createLightbox2 = (page: Page): (new (input?: Given) => Lightbox2) =>
  class implements Lightbox2 {
    readonly #input: Given;
    readonly #closed = new Set<() => void>();
    #live: Promise<MountedLightbox | null> | null = null;

    constructor(input: Given = {}) {
      this.#input = input;
      const { previous, next } = (input.controls ?? {}) as Given;
      for (const [control, step] of [
        [previous, () => this.previous()],
        [next, () => this.next()],
      ] as const) {
        const element = elementOf(control);
        if (element instanceof Element) element.addEventListener('click', step);
      }
    }

    render(): this {
      this.#live ??= page.chunks
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
      const asked = readNumber(currentSetIndex) ?? 0;
      return chunk.open(page, {
        length: items.length,
        index: Math.min(Math.max(0, Math.trunc(asked)), items.length - 1),
        item: (index) => items[index] as LightboxItem,
        theme: readOneOf(lightboxThemes, lightboxTheme, 'dark'),
        onClosed: () => {
          this.#live = null;
          for (const listener of this.#closed) listener();
        },
      });
    }

    #with(work: (live: MountedLightbox) => void): this {
      void this.#live?.then((live) => live && work(live));
      return this;
    }

    next(): this {
      return this.#with((live) => live.next());
    }

    previous(): this {
      return this.#with((live) => live.previous());
    }

    on(name: string, listener: () => void): this {
      if (name === 'close') this.#closed.add(listener);
      return this;
    }

    after(name: string, listener: () => void): this {
      return this.on(name, listener);
    }

    hide(): this {
      return this.#with((live) => void live.close());
    }

    destroy(): void {
      this.hide();
    }
  };

/** Empty for an entry that shows nothing. */
function itemOf(entry: unknown, { read }: ChunkExports['lightbox']): LightboxItem[] {
  const { content, meta } = (entry ?? {}) as Given;
  const element = elementOf(content);
  if (!(element instanceof HTMLElement)) return [];
  const about = elementOf(meta);
  const description = about instanceof Element ? about.innerHTML : typeof about === 'string' ? about : '';
  const item = { ...read(element), ...(description && { title: '', description }) };
  // A picture may stand for itself; anything else is shown as it is.
  return [item.source || item.videoHtml ? item : { ...item, content: element.cloneNode(true) }];
}
