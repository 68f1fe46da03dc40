import { imageAddress, pixelRatio, type Size, widthToRequest } from '../images/index.ts';
import type { LightboxItem } from './lightbox-set.ts';
import { unzoomed, type View } from './zoom.ts';

/** One item on the stage. */
export interface Figure {
  readonly element: HTMLElement;
  /** The picture or the content, which is moved and enlarged. */
  readonly picture: HTMLElement;
  /** The item is a picture, which can be enlarged and opens from the place of the page's picture. */
  readonly isImage: boolean;
  /** Place on the screen without zoom; the whole stage for content. */
  readonly frame: DOMRect;
  /** Width of the picture's file. */
  readonly ownWidthPx: number;
  /** Centres the item on the stage, at most in the size of its file. */
  place(stage: DOMRect): void;
  /** Zoom and offset. */
  view: View;
  /** Loads the picture in the drawn width. Resolves when it is loaded or has failed; never rejects. */
  load(): Promise<void>;
}

/** Creates the figure of an item. It shows the page's picture until the larger one is decoded, so that nothing flickers. */
export function createFigure(item: LightboxItem): Figure {
  const element = document.createElement('figure');
  element.className = 'sqs-lightbox-slide';
  const image = item.videoHtml || item.content ? null : createImage(item);
  const picture = image ?? createContent(item);
  element.append(picture);

  let size: Size | null = item.size;
  let latestStage: DOMRect;
  let frame: DOMRect;
  let view = unzoomed;
  let requestedPx = 0;

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
      frame = latestStage = stage;
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
      const widthPx = widthToRequest(frame.width * view.scale, pixelRatio(window));
      if (widthPx <= requestedPx) return;
      requestedPx = widthPx;
      element.classList.add('loading');
      const file = new Image();
      file.src = imageAddress(item.source, widthPx);
      try {
        await file.decode();
      } catch {
        // The browser shows the alternative text.
      }
      if (widthPx < requestedPx) return;
      image.src = file.src;
      element.classList.remove('loading');
      if (!file.naturalWidth || size) return;
      size = { widthPx: file.naturalWidth, heightPx: file.naturalHeight };
      this.place(latestStage);
    },
  };
}

/** Returns an image that shows the page's picture of the item, if that is loaded. */
function createImage({ alt, origin }: LightboxItem): HTMLImageElement {
  const image = document.createElement('img');
  image.alt = alt;
  image.draggable = false;
  if (origin instanceof HTMLImageElement && origin.complete && origin.naturalWidth) image.src = origin.currentSrc;
  return image;
}

/** Returns the element of a video, which the video feature fills, or of content. */
function createContent({ videoHtml, videoProvider, content }: LightboxItem): HTMLElement {
  const element = document.createElement('div');
  element.className = videoHtml ? 'sqs-video-wrapper' : 'sqs-lightbox-content';
  if (videoHtml) Object.assign(element.dataset, { html: videoHtml, providerName: videoProvider });
  else element.append(content ?? '');
  return element;
}

/** Returns the frame of a picture in the centre of the stage, in the size of its file or as large as fits. */
function fitted(size: Size | null, stage: DOMRect): DOMRect {
  // A picture of unknown size may be as large as the stage.
  const { widthPx, heightPx } = size ?? { widthPx: stage.width, heightPx: stage.height };
  const scale = Math.min(1, stage.width / widthPx, stage.height / heightPx);
  const [width, height] = [widthPx * scale, heightPx * scale];
  return new DOMRect(stage.left + (stage.width - width) / 2, stage.top + (stage.height - height) / 2, width, height);
}
