import type { Clock } from '../../browser/clock.ts';
import { LegacyBase } from './base.ts';
import { type LegacyNode, LegacyNodeList } from './legacy-node.ts';

type Options = Readonly<Record<string, unknown>>;
type Load = (image: unknown, options?: Options) => unknown;

/** Of `Y.Squarespace`, what themes make or call in their first lines. `load` is the page's image loader. */
export function squarespaceNames(clock: Pick<Clock, 'after'>, load: Load): Record<string, unknown> {
  const loadAll = (images: unknown, options?: Options): void => {
    for (const image of new LegacyNodeList(images as object)._nodes) load(image, { load: true, ...options });
  };

  /** `image.plug(Y.Squarespace.Loader2, { mode })`, and of a list as `new Y.Squarespace.Loader({ img })`. */
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

  /** `wrapper.plug(Y.Squarespace.VideoLoader)`: the page's videos are loaded by their own part; its picture is shown here. */
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

  /** Announces the beginning and the end of a change of the window's size. */
  class ResizeEmitter extends LegacyBase {
    readonly #leave: () => void;
    constructor(options?: Record<string, unknown>) {
      super(options);
      let stop: (() => void) | null = null;
      const onResize = (): void => {
        if (stop) stop();
        else this.fire('resize:start');
        stop = clock.after(Number(this.get('timeout')) || 100, () => {
          stop = null;
          this.fire('resize:end');
        });
      };
      addEventListener('resize', onResize);
      this.#leave = () => removeEventListener('resize', onResize);
    }
    override destroy(): this {
      this.#leave();
      return super.destroy();
    }
  }

  const sizeOf = (image: LegacyNode | null): { width: number; height: number } => {
    const [width = 0, height = 0] = (image?.getAttribute('data-image-dimensions') ?? '').split('x').map(Number);
    return { width, height };
  };
  return {
    Loader,
    Loader2: Loader,
    VideoLoader,
    ResizeEmitter,
    GalleryManager: { addImageQueue: loadAll, promoteImageQueue: loadAll },
    Rendering: {
      getDimensionsFromNode: sizeOf,
      getWidthForHeight: (width: number, height: number, wanted: number) => (width * wanted) / height,
      getHeightForWidth: (width: number, height: number, wanted: number) => (height * wanted) / width,
    },
    Utils: { getGuid: () => Math.random().toString(36).slice(2) },
    EscManager: { enable() {}, disable() {} },
  };
}
