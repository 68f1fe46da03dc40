import { imageAddress } from '../../media/image-address.ts';
import { imageFrame, type Size } from '../../media/image-frame.ts';
import { widthToAskFor } from '../../media/image-width.ts';
import { pixelRatio } from '../../media/pixel-ratio.ts';
import type { LightboxItem } from '../../page/lightbox-set.ts';
import { unzoomed, type View } from './zoom.ts';

/** One item on the stage. */
export interface Figure {
  readonly element: HTMLElement;
  /** What is moved and enlarged: the picture, or the content. */
  readonly picture: HTMLElement;
  /** Size at which it is drawn, before it is enlarged, in px. */
  readonly drawn: Size;
  /** The picture's own width in px. */
  readonly ownWidthPx: number;
  /** Puts it into the middle of the stage, never larger than it is itself. */
  place(stage: Size): void;
  /** How it is enlarged and moved now. */
  view: View;
  /** Settles when the picture is there or cannot be had; never rejects. */
  readonly loaded: Promise<void>;
}

/**
 * The figure of an item. What the page already shows of it is there at once; the picture in the right size takes its place when it
 * is ready to be drawn, so that nothing flickers.
 */
export function createFigure(document: Document, item: LightboxItem, place: string, stage: Size): Figure {
  const element = document.createElement('figure');
  element.className = 'sqs-lightbox-slide';
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', place);
  const picture = item.videoHtml
    ? videoOf(document, item)
    : item.content
      ? contentOf(document, item.content)
      : imageOf(document, item);
  element.append(picture);

  let size = item.size;
  let drawn: Size = stage;
  let stageNow = stage;
  let view = unzoomed;
  let askedForPx = 0;

  const load = async (): Promise<void> => {
    if (!(picture instanceof HTMLImageElement) || !item.source) return;
    const widthPx = widthToAskFor(drawn.widthPx * view.scale, pixelRatio(window));
    if (widthPx <= askedForPx) return;
    askedForPx = widthPx;
    const fresh = new Image();
    fresh.src = imageAddress(item.source, widthPx);
    try {
      await fresh.decode();
    } catch {
      // What cannot be drawn is left to the browser, which shows the text for it.
    }
    if (widthPx < askedForPx) return;
    picture.src = fresh.src;
    element.classList.remove('loading');
    if (fresh.naturalWidth && !size) {
      size = { widthPx: fresh.naturalWidth, heightPx: fresh.naturalHeight };
      figure.place(stageNow);
    }
  };

  const figure: Omit<Figure, 'loaded'> = {
    element,
    picture,
    get drawn() {
      return drawn;
    },
    get ownWidthPx() {
      return size?.widthPx ?? drawn.widthPx;
    },
    place(given) {
      stageNow = given;
      if (!(picture instanceof HTMLImageElement)) return;
      // A picture whose size nobody knows yet may be as large as the stage.
      const own = size ?? given;
      const fitted = imageFrame('fit', own, given, { x: 0.5, y: 0.5 });
      drawn = fitted.widthPx > own.widthPx ? own : fitted;
      Object.assign(picture.style, { width: `${drawn.widthPx}px`, height: `${drawn.heightPx}px` });
    },
    get view() {
      return view;
    },
    set view(given) {
      view = given;
      picture.style.transform = given === unzoomed ? '' : `translate(${given.x}px,${given.y}px) scale(${given.scale})`;
      if (given.scale > 1) void load();
    },
  };
  figure.place(stage);
  return Object.assign(figure, { loaded: load() });
}

function imageOf(document: Document, { alt, origin }: LightboxItem): HTMLImageElement {
  const image = document.createElement('img');
  image.alt = alt;
  image.draggable = false;
  const shown = origin instanceof HTMLImageElement ? origin : origin?.querySelector('img');
  if (shown?.complete && shown.naturalWidth) image.src = shown.currentSrc;
  return image;
}

function contentOf(document: Document, content: Node): HTMLElement {
  const box = document.createElement('div');
  box.className = 'sqs-lightbox-content';
  box.append(content);
  return box;
}

/** Empty: the video block brings it to life. */
function videoOf(document: Document, { videoHtml, videoProvider }: LightboxItem): HTMLElement {
  const box = document.createElement('div');
  box.className = 'sqs-video-wrapper';
  Object.assign(box.dataset, { html: videoHtml, providerName: videoProvider });
  return box;
}
