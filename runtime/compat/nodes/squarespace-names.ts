import type { Clock } from '../../browser/clock.ts';
import { readFields, readFlag } from '../../contract/read.ts';
import { contextPart } from '../../contract/site/page-context.ts';
import { loadWhenAllowed } from '../../features/third-parties/index.ts';
import type { Page } from '../../page/page.ts';
import type { CompatRuntime } from '../life-cycle.ts';
import { LegacyBase } from './base.ts';
import { type LegacyNode, LegacyNodeList } from './legacy-node.ts';
import { loadImage } from './load-image.ts';
import { createTextShrink } from './text-shrink.ts';

type Options = Readonly<Record<string, unknown>>;

/** Names of `Y.Squarespace` that themes construct or call. compat#library-names */
export const squarespaceNames = (
  page: Pick<Page, 'clock' | 'errors' | 'service' | 'consent' | 'emitter'>,
  runtime: CompatRuntime,
): Record<string, unknown> => ({
  Loader,
  Loader2: Loader,
  ...createVideoLoaders((video) => void runtime.initialize(video).catch(page.errors.report)),
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

/**
 * `wrapper.plug(Y.Squarespace.VideoLoader)` and `node.plug(Y.Squarespace.NativeVideoLoader, { isVisitorWebsite })`: load the
 * picture of a video, and mount it where it is new.
 */
function createVideoLoaders(mount: (video: Element) => void): Record<string, unknown> {
  class VideoLoader extends LegacyBase {
    static override NS = 'videoloader';
    initializer(): void {
      this.load();
    }
    get element(): Element {
      return (this.get('host') as LegacyNode)._node;
    }
    load(): void {
      loadAll(Array.from(this.element.querySelectorAll('img[data-src]')), { mode: 'fill' });
      mount(this.element.closest('.sqs-native-video,.sqs-video-wrapper,.sqs-video-background-native') ?? this.element);
    }
    reload(): void {
      this.unload();
    }
    unload(): void {
      for (const video of this.element.querySelectorAll('video')) video.pause();
    }
  }
  return {
    VideoLoader,
    NativeVideoLoader: class extends VideoLoader {
      static override NS = 'nativevideoloader';
    },
  };
}

/** Names of `Y.Squarespace.Commerce` that answer at once. */
export const commerceNames = (rawContext: Page['rawContext']): Record<string, unknown> => ({
  isExpressCheckout: () => readFlag(readFields(contextPart(rawContext, 'websiteSettings').storeSettings).expressCheckout),
  // Blocks are unmounted when their elements leave the page.
  destroyCommerce() {},
});

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
 * `Y.Squarespace.FollowButtonUtils.renderAll()` turns the page's follow links into buttons by the social network's script, once
 * the visitor allows third parties. Some pages define this function themselves.
 */
export const createFollowButtonUtils = (page: Pick<Page, 'service' | 'consent' | 'emitter'>) => ({
  renderAll: () => void loadWhenAllowed(page, (thirdParties) => thirdParties.follow()),
});

function sizeOf(image: LegacyNode | null): { width: number; height: number } {
  const [width = 0, height = 0] = (image?.getAttribute('data-image-dimensions') ?? '').split('x').map(Number);
  return { width, height };
}
