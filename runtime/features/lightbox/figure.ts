import { imageAddress, pixelRatio, type Size, widthToAskFor } from '../images/index.ts';
import type { LightboxItem } from './lightbox-set.ts';
import { unzoomed, type View } from './zoom.ts';

/** One item on the stage. */
export interface Figure {
  readonly element: HTMLElement;
  /** What is moved and enlarged: the picture, or the content. */
  readonly picture: HTMLElement;
  /** It can be enlarged, and grow out of what the page shows of it. */
  readonly isImage: boolean;
  /** Where it is drawn on the screen before it is enlarged; all of the stage where it is no picture. */
  readonly frame: DOMRect;
  /** The picture's own width in px. */
  readonly ownWidthPx: number;
  /** Puts it into the middle of the stage, never larger than it is itself. */
  place(stage: DOMRect): void;
  /** How it is enlarged and moved now. */
  view: View;
  /** Fetches the picture in the width it is drawn at. Settles when it is there or cannot be had; never rejects. */
  load(): Promise<void>;
}

/**
 * The figure of an item. What the page already shows of it is there at once; the picture in the right size takes its place when it
 * is ready to be drawn, so that nothing flickers.
 */
export function createFigure(item: LightboxItem): Figure {
  const element = document.createElement('figure');
  element.className = 'sqs-lightbox-slide';
  const image = item.videoHtml || item.content ? null : document.createElement('img');
  const picture = image ?? document.createElement('div');
  element.append(picture);
  if (image) show(image, item);
  else if (item.videoHtml) {
    // Empty: the video block brings it to life.
    picture.className = 'sqs-video-wrapper';
    Object.assign(picture.dataset, { html: item.videoHtml, providerName: item.videoProvider });
  } else {
    picture.className = 'sqs-lightbox-content';
    picture.append(item.content ?? '');
  }

  let size: Size | null = item.size;
  let stageNow: DOMRect;
  let frame: DOMRect;
  let view = unzoomed;
  let askedForPx = 0;

  return {
    element,
    picture,
    isImage: image !== null,
    get frame() {
      return frame;
    },
    get ownWidthPx() {
      return size?.widthPx ?? frame.width;
    },
    place(stage) {
      frame = stageNow = stage;
      if (!image) return;
      frame = fitted(size, stage);
      image.style.width = `${frame.width}px`;
      image.style.height = `${frame.height}px`;
    },
    get view() {
      return view;
    },
    set view(next) {
      view = next;
      picture.style.transform = next === unzoomed ? '' : `translate(${next.x}px,${next.y}px) scale(${next.scale})`;
      if (next.scale > 1) void this.load();
    },
    async load() {
      if (!image || !item.source) return;
      const widthPx = widthToAskFor(frame.width * view.scale, pixelRatio(window));
      if (widthPx <= askedForPx) return;
      askedForPx = widthPx;
      element.classList.add('loading');
      const fresh = new Image();
      fresh.src = imageAddress(item.source, widthPx);
      try {
        await fresh.decode();
      } catch {
        // What cannot be drawn is left to the browser, which shows the text for it.
      }
      if (widthPx < askedForPx) return;
      image.src = fresh.src;
      element.classList.remove('loading');
      if (!fresh.naturalWidth || size) return;
      size = { widthPx: fresh.naturalWidth, heightPx: fresh.naturalHeight };
      this.place(stageNow);
    },
  };
}

/** The page's own picture of it, if it has one already. */
function show(image: HTMLImageElement, { alt, origin }: LightboxItem): void {
  image.alt = alt;
  image.draggable = false;
  if (origin instanceof HTMLImageElement && origin.complete && origin.naturalWidth) image.src = origin.currentSrc;
}

/** In the middle of the stage, as large as it is or as fits. */
function fitted(size: Size | null, stage: DOMRect): DOMRect {
  // A picture whose size nobody knows yet may be as large as the stage.
  const { widthPx, heightPx } = size ?? { widthPx: stage.width, heightPx: stage.height };
  const scale = Math.min(1, stage.width / widthPx, stage.height / heightPx);
  const [width, height] = [widthPx * scale, heightPx * scale];
  return new DOMRect(stage.left + (stage.width - width) / 2, stage.top + (stage.height - height) / 2, width, height);
}
