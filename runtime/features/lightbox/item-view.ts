import { textsNow } from '../../browser/page-texts.ts';
import { lightbox } from '../../contract/texts/en/common.ts';
import type { Page } from '../../page/page.ts';
import type { LightboxParts } from './build.ts';
import { createFigure, type Figure } from './figure.ts';
import type { LightboxItem, LightboxSet } from './lightbox-set.ts';
import { fillMeta } from './meta.ts';
import { playIn } from './play-in.ts';

/** The item of a set that is on the stage, with its caption and what the controls can do there. */
export interface ItemView {
  readonly index: number;
  readonly item: LightboxItem;
  readonly figure: Figure;
  /** Where the stage lies. Read when it has changed, never on a step. */
  readonly stageFrame: DOMRect;
  /** Reads where the stage lies, and puts the figure into its middle. */
  place(): void;
  showZoomed(isZoomed: boolean): void;
  /** Announces where the visitor is, and what can be seen. */
  announce(): void;
  /** Fetches the picture, then those of its neighbours. */
  load(): void;
  /** Goes on or back by one. Returns the figure that was there, for the caller to take off the stage; null at an end without a loop. */
  step(by: 1 | -1): Figure | null;
  end(): void;
}

/** @param first the item that the set opens with. */
export function createItemView(page: Page, set: LightboxSet, first: LightboxItem, parts: LightboxParts, loop: boolean): ItemView {
  const { dialog, stage, meta, count, zoom, previous, next } = parts;
  const isSingle = set.length < 2;
  let { index } = set;
  let item = first;
  let stageFrame: DOMRect;
  let leaveVideo = (): void => {};
  let isOver = false;

  const showZoomed = (isZoomed: boolean): void => {
    dialog.classList.toggle('sqs-lightbox-zoomed', isZoomed);
    zoom.setAttribute('aria-pressed', String(isZoomed));
  };
  /** Puts the item on the stage; what was there before is the caller's to take off. */
  const put = (): Figure => {
    fillMeta(meta, item);
    showZoomed(false);
    previous.setAttribute('aria-disabled', String(!loop && index === 0));
    next.setAttribute('aria-disabled', String(!loop && index === set.length - 1));
    const made = createFigure(item);
    zoom.hidden = !made.isImage;
    leaveVideo();
    if (item.videoHtml) leaveVideo = playIn(made.picture, page);
    stage.append(made.element);
    return made;
  };
  let figure = put();

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
    announce() {
      const label = document.createElement('span');
      label.className = 'sqs-lightbox-announced';
      label.textContent = item.title || item.alt ? `: ${item.title || item.alt}` : '';
      count.replaceChildren(textsNow(page.chunks, { lightbox }).lightbox.count(index + 1, set.length), label);
    },
    load() {
      void figure.load().then(() => {
        // Its neighbours, before they are asked for.
        for (const by of isOver || isSingle ? [] : [1, -1]) {
          const near = createFigure(set.item((index + by + set.length) % set.length));
          near.place(stageFrame);
          void near.load();
        }
      });
    },
    step(by) {
      const to = index + by;
      if (isSingle || (!loop && (to < 0 || to >= set.length))) return null;
      const old = figure;
      index = (to + set.length) % set.length;
      item = set.item(index);
      figure = put();
      figure.place(stageFrame);
      this.announce();
      this.load();
      return old;
    },
    end() {
      isOver = true;
      leaveVideo();
    },
  };
}
