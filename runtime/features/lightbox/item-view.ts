import { textsNow } from '../../browser/page-texts.ts';
import { lightbox } from '../../contract/texts/en/common.ts';
import type { Page } from '../../page/page.ts';
import type { LightboxParts } from './build.ts';
import { createFigure, type Figure } from './figure.ts';
import type { LightboxItem, LightboxSet } from './lightbox-set.ts';
import { fillMeta } from './meta.ts';
import { mountVideo } from './mount-video.ts';

/** The current item of a set, with its text and the states of the controls. */
export interface ItemView {
  readonly index: number;
  readonly item: LightboxItem;
  readonly figure: Figure;
  /** Place of the stage, measured by `place` only, never on a step. */
  readonly stageFrame: DOMRect;
  /** Measures the stage and centres the figure on it. */
  place(): void;
  showZoomed(isZoomed: boolean): void;
  /** Announces the place in the set and the title: lightbox#announcement. */
  announce(): void;
  /** Loads the picture, then its neighbours. */
  load(): void;
  /** Shows another item. Returns the old figure, which the caller removes from the stage; null beyond an end without a loop. */
  goTo(to: number): Figure | null;
  dispose(): void;
}

/** @param first the item that the set opens with. */
export function createItemView(page: Page, set: LightboxSet, first: LightboxItem, parts: LightboxParts, loop: boolean): ItemView {
  const { dialog, stage, meta, count, zoom, previous, next } = parts;
  const isSingle = set.length < 2;
  let { index } = set;
  let item = first;
  let stageFrame: DOMRect;
  let disposeVideo = (): void => {};
  let isDisposed = false;

  const showZoomed = (isZoomed: boolean): void => {
    dialog.classList.toggle('sqs-lightbox-zoomed', isZoomed);
    zoom.setAttribute('aria-pressed', String(isZoomed));
  };
  /** Adds the item to the stage; the caller removes the previous one. */
  const show = (): Figure => {
    fillMeta(meta, item);
    showZoomed(false);
    previous.setAttribute('aria-disabled', String(!loop && index === 0));
    next.setAttribute('aria-disabled', String(!loop && index === set.length - 1));
    const added = createFigure(item);
    zoom.hidden = !added.isImage;
    disposeVideo();
    if (item.videoHtml) disposeVideo = mountVideo(added.picture, page);
    stage.append(added.element);
    return added;
  };
  let figure = show();

  const announce = (): void => {
    const place = textsNow(page.chunks, { lightbox }).lightbox.count(index + 1, set.length);
    count.replaceChildren(place, hiddenLabel(item));
  };
  const load = (): void => {
    void figure.load().then(() => {
      for (const by of isDisposed || isSingle ? [] : [1, -1]) {
        const neighbour = createFigure(set.item((index + by + set.length) % set.length));
        neighbour.place(stageFrame);
        void neighbour.load();
      }
    });
  };

  return {
    get index() {
      return index;
    },
    get item() {
      return item;
    },
    get figure() {
      return figure;
    },
    get stageFrame() {
      return stageFrame;
    },
    showZoomed,
    place() {
      stageFrame = stage.getBoundingClientRect();
      figure.place(stageFrame);
    },
    announce,
    load,
    goTo(to) {
      if (isSingle || to === index || (!loop && (to < 0 || to >= set.length))) return null;
      const old = figure;
      index = (to + set.length) % set.length;
      item = set.item(index);
      figure = show();
      figure.place(stageFrame);
      announce();
      load();
      return old;
    },
    dispose() {
      isDisposed = true;
      disposeVideo();
    },
  };
}

/** Returns the title of an item for screen readers; sighted visitors see it below the picture. */
function hiddenLabel({ title, alt }: LightboxItem): HTMLElement {
  const label = document.createElement('span');
  label.className = 'sqs-lightbox-announced';
  label.textContent = title || alt ? `: ${title || alt}` : '';
  return label;
}
