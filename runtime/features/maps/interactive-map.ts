import { warn } from '../../browser/console.ts';
import { prefersLessMotion } from '../../browser/less-motion.ts';
import { once } from '../../browser/once.ts';
import type { MapAdapter, MapSettings, MapView } from './adapter.ts';
import type { MapFrame } from './frame.ts';

export type MapState = 'static' | 'interactive';

interface InteractiveMapOptions {
  readonly frame: MapFrame;
  readonly settings: Omit<MapSettings, 'pin' | 'prefersReducedMotion'>;
  /** Shows the picture again. */
  readonly showPicture: () => void;
  /** Prevents later drawing of the picture. */
  readonly stopPicture: () => void;
  loadEmbedded(): Promise<MapAdapter>;
  loadHosted(): Promise<MapAdapter>;
  /** Returns whether the hosted library may be loaded now. */
  mayLoadHosted(): boolean;
}

/** The interactive map in a frame: the embedded one once a visitor uses the map, or that of the hosted library. */
export interface InteractiveMap {
  readonly view: MapView | undefined;
  /** Opens the embedded map, unless a map is open. */
  open(): Promise<MapView>;
  /** Opens the library's map, if that is allowed and no map is open. */
  openHosted(): void;
  /** Replaces the library's map by the picture. maps#library-refusal */
  closeHosted(): void;
  /** Calls `listener` now and with each change. */
  onState(listener: (state: MapState) => void): void;
  dispose(): void;
}

export function createInteractiveMap(options: InteractiveMapOptions): InteractiveMap {
  const { frame, settings, showPicture, stopPicture, loadEmbedded, loadHosted, mayLoadHosted } = options;
  const { root, box, pin } = frame;
  const picture = Array.from(box.children);
  let listener: (state: MapState) => void = () => {};
  let view: MapView | undefined;
  let isDisposed = false;

  const activate = async (adapter: MapAdapter, isHosted: boolean): Promise<MapView> => {
    const created = await adapter.create(box, { ...settings, pin, prefersReducedMotion: prefersLessMotion(window) });
    if (isDisposed) {
      created.dispose();
      return created;
    }
    view = created;
    stopPicture();
    for (const part of picture) part.remove();
    if (isHosted) markHosted(root, box);
    listener('interactive');
    return created;
  };
  const opening = once(async () => {
    const adapter = await loadEmbedded();
    return view ?? activate(adapter, false);
  });
  const isFree = () => !view && !opening.current && !isDisposed;

  return {
    get view() {
      return view;
    },
    open: opening.load,
    openHosted() {
      if (!isFree() || !mayLoadHosted()) return;
      loadHosted()
        .then((adapter) => (isFree() ? activate(adapter, true) : undefined))
        .catch((error: unknown) =>
          // The embedded map is used instead.
          warn(`The hosted map library is not used: ${error instanceof Error ? error.message : error}`),
        );
    },
    closeHosted() {
      if (root.dataset.hosted === undefined || isDisposed) return;
      view?.dispose();
      view = undefined;
      delete root.dataset.hosted;
      box.tabIndex = 0;
      box.setAttribute('role', 'application');
      box.append(...picture);
      showPicture();
      listener('static');
    },
    onState(next) {
      listener = next;
      next(view ? 'interactive' : 'static');
    },
    dispose() {
      isDisposed = true;
      view?.dispose();
    },
  };
}

/** Marks the frame as hosted. The library's map has its own focus and labels, so those of the box are removed. */
function markHosted(root: HTMLElement, box: HTMLElement): void {
  root.dataset.hosted = '';
  box.removeAttribute('tabindex');
  box.removeAttribute('role');
  box.removeAttribute('aria-label');
}
