import type { Clock } from '../../browser/clock.ts';
import { loadWhenAllowed } from '../../features/third-parties/index.ts';
import type { Page } from '../../page/page.ts';
import { LegacyBase } from './base.ts';
import { type LegacyNode, LegacyNodeList } from './legacy-node.ts';
import { loadImage } from './load-image.ts';
import { createTextShrink } from './text-shrink.ts';

type Options = Readonly<Record<string, unknown>>;

/** Names of `Y.Squarespace` that themes construct or call. compat#library-names */
export const squarespaceNames = (page: Pick<Page, 'clock' | 'service' | 'consent' | 'emitter'>): Record<string, unknown> => ({
  Loader,
  Loader2: Loader,
  VideoLoader,
  ResizeEmitter: createResizeEmitter(page.clock),
  TextShrink: createTextShrink(page.clock),
  FollowButtonUtils: createFollowButtonUtils(page),
  GalleryManager: { addImageQueue: loadAll, promoteImageQueue: loadAll },
  Rendering: {
    getDimensionsFromNode: sizeOf,
    getWidthForHeight: (width: number, height: number, wanted: number) => (width * wanted) / height,
    getHeightForWidth: (width: number, height: number, wanted: number) => (height * wanted) / width,
  },
  Utils: { getGuid: () => Math.random().toString(36).slice(2) },
  EscManager: { enable() {}, disable() {} },
});

function loadAll(images: unknown, options?: Options): void {
  for (const image of new LegacyNodeList(images as object)._nodes) loadImage(image, { load: true, ...options });
}

/** `image.plug(Y.Squarespace.Loader2, { mode })`, or `new Y.Squarespace.Loader({ img })` for a list. */
class Loader extends LegacyBase {
  static override NS = 'loader';
  initializer(options: Options): void {
    this.refresh(options.mode);
  }
  override set(name: string, value: unknown): this {
    super.set(name, value);
    if (name === 'mode' && this.get('host')) this.refresh(value);
    return this;
  }
  override fire(type: string, ...details: unknown[]): boolean {
    if (type === 'refresh') this.refresh(this.get('mode'));
    return super.fire(type, ...details);
  }
  refresh(mode?: unknown): void {
    loadAll(this.get('host') ?? this.get('img'), mode ? { mode } : {});
  }
  load(): void {
    this.refresh(this.get('mode'));
  }
}

/** `wrapper.plug(Y.Squarespace.VideoLoader)`: loads the video's picture. The video itself is a block. */
class VideoLoader extends LegacyBase {
  static override NS = 'videoloader';
  initializer(): void {
    this.load();
  }
  load(): void {
    const { _node } = this.get('host') as LegacyNode;
    loadAll(Array.from(_node.querySelectorAll('img[data-src]')), { mode: 'fill' });
  }
  reload(): void {
    this.unload();
  }
  unload(): void {
    const { _node } = this.get('host') as LegacyNode;
    for (const video of _node.querySelectorAll('video')) video.pause();
  }
}

/** Emits `resize:start` and `resize:end` around changes of the window's size. */
const createResizeEmitter = (clock: Pick<Clock, 'after'>) =>
  class ResizeEmitter extends LegacyBase {
    readonly #removeListener: () => void;
    constructor(options?: Record<string, unknown>) {
      super(options);
      let cancelTimer: (() => void) | null = null;
      const onResize = (): void => {
        if (cancelTimer) cancelTimer();
        else this.fire('resize:start');
        cancelTimer = clock.after(Number(this.get('timeout')) || 100, () => {
          cancelTimer = null;
          this.fire('resize:end');
        });
      };
      addEventListener('resize', onResize);
      this.#removeListener = () => removeEventListener('resize', onResize);
    }
    override destroy(): this {
      this.#removeListener();
      return super.destroy();
    }
  };

/**
 * `Y.Squarespace.FollowButtonUtils.renderAll()` turns the page's follow links into buttons by the social network's script, once the visitor
 * allows third parties. Some pages define this function themselves.
 */
export const createFollowButtonUtils = (page: Pick<Page, 'service' | 'consent' | 'emitter'>) => ({
  renderAll: () => void loadWhenAllowed(page, (thirdParties) => thirdParties.follow()),
});

function sizeOf(image: LegacyNode | null): { width: number; height: number } {
  const [width = 0, height = 0] = (image?.getAttribute('data-image-dimensions') ?? '').split('x').map(Number);
  return { width, height };
}
