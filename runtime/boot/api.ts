// Part of the boot script.
import { logError } from '../browser/console.ts';
import { maxWaitMs } from '../browser/with-fallback.ts';
import { unansweredMs } from '../contract/analytics/constants.ts';
import { chunkLoadError, runtimeError } from '../contract/errors.ts';
import { startMessages } from '../contract/site/constants.ts';
import type { PageBlocks } from '../features/blocks/index.ts';
import { createEventId, earlyKey } from '../features/delivery/index.ts';
import type { BootContext } from '../page/boot-context.ts';
import type { Overlay } from '../page/mountable.ts';
import type { MountedGallery } from '../page/mounted-gallery.ts';
import type { GetService, Page } from '../page/page.ts';

// The table of chunks declares the types of the services.
export type { ChunkName } from '../chunks.ts';
export type { Forms } from '../features/forms/index.ts';

/** `window.SSRuntime`. Every method waits until the page is ready for it. */
export interface Runtime {
  /** Version of the package. */
  readonly version: string;
  /** Settles, never rejects, when start-up is done and every block in view is mounted; it waits for chunks for 3 s at most. */
  readonly ready: Promise<void>;
  /** Returns the mounted gallery of a block, of an element in it or around it; null without one. */
  gallery(element: Element): MountedGallery | null;
  /** The visitor's choice on cookies. */
  readonly consent: RuntimeConsent;
  /**
   * Sends a named event. Resolves with true once the platform has it, with false for a visitor who is not tracked. Rejects with
   * the error of the call, after three failures, 3 s offline or 27 s without a response; the event is still sent.
   */
  track(event: string, data?: unknown): Promise<boolean>;
  /**
   * `animations`, `calls`, `commerce`, `dialogs`, `forms`, `helpers`, `owner` or `third-parties`: fetched by the first call.
   * Rejects if the fetch fails.
   */
  readonly service: GetService;
  /** Mounts the new blocks below `root` (the whole page if it is left out). Safe to repeat. */
  initialize(root?: unknown): Promise<void>;
  /** Unmounts the blocks below `root`; without a root the overlays as well. Safe to repeat. */
  destroy(root?: unknown): void;
}

/** Consent to cookies, as scripts of the page see and change it. */
export interface RuntimeConsent {
  /** True until the page context is known. */
  readonly restricted: boolean;
  /** Whether the visitor has accepted. */
  readonly accepted: boolean;
  /** Accepts for the visitor, as the banner does. */
  accept(): void;
  /** Declines for the visitor, as the banner does. */
  decline(): void;
  /** Shows the banner whatever was stored, for previews. */
  force(): void;
  /** Ends `force`. */
  unforce(): void;
  /** Applies other cookie settings, such as an editor's. */
  update(settings: unknown): void;
}

/** The result of start-up. */
export interface Started {
  readonly page: Page;
  readonly blocks: PageBlocks;
  readonly banner: Overlay;
}

/** Inserted by the build. */
declare const runtimeVersion: string;

/**
 * @param getStarted returns null until start-up has created the page.
 * @param starting settles when start-up has created the page; with null if that failed.
 * @param afterLoad settles when telemetry has started; rejects if its code cannot be fetched.
 */
export function createRuntime(
  { clock, consent, emitter, errors, galleries }: BootContext,
  getStarted: () => Started | null,
  starting: Promise<Started | null>,
  afterLoad: Promise<unknown>,
  ready: Promise<void>,
): Runtime {
  return {
    version: runtimeVersion,
    ready,
    consent,
    gallery: (element) => galleries.find(element),
    track(event, data) {
      const sent = starting.then((started) => (started ? trackOn(started.page, event, data) : false));
      // A caller that ignores the promise causes no unhandled rejection.
      sent.catch((error: Error) => logError(error.message));
      return sent;
    },
    async service(name) {
      const started = await starting;
      if (!started) throw startError('no-environment');
      return started.page.service(name);
    },
    async initialize(input) {
      const started = await starting;
      if (!started) return;
      const { page, blocks, banner } = started;
      const root = rootOf(input);
      const tasks = [afterLoad.catch(() => {}), root === document && banner.initialize(), blocks.initialize(root)];
      if (root === document) emitter.emit('mount', undefined);
      await new Promise<void>((settle) => {
        const stop = clock.after(maxWaitMs, () => {
          blocks.showWaiting();
          settle();
        });
        void Promise.all(tasks).catch(errors.report).then(stop).then(settle);
      });
      page.liftStates(root, 'end');
    },
    destroy(input) {
      const started = getStarted();
      const root = rootOf(input);
      if (root === document) emitter.emit('unmount', undefined);
      if (!started) return;
      if (root === document) started.banner.dispose();
      started.blocks.dispose(root);
    },
  };
}

export const startError = (code: 'no-environment' | 'spoilt'): Error => runtimeError(code, startMessages[code]);

/**
 * Stores the event until the code that sends it is loaded, for a visitor who leaves before (features/analytics/early-events.ts).
 * It also stays where that code cannot be loaded: Firefox and WebKit reject pending imports before a page is left.
 */
function trackOn({ clock, storage, mayTrack, telemetry }: Page, event: string, data: unknown): Promise<boolean> {
  const id = createEventId(clock.now(), Math.random);
  if (mayTrack()) storage.write(earlyKey(id), JSON.stringify([event, data, location.href]));
  return new Promise((resolve, reject) => {
    // A file that hangs is given up after 120 s: no caller waits for it.
    const cancel = clock.after(unansweredMs, () => reject(chunkLoadError('after-load', 'timeout')));
    telemetry()
      .finally(cancel)
      .then(({ events }) => {
        resolve(events.track(event, data, id));
        storage.remove(earlyKey(id));
      }, reject);
  });
}

/** Pages pass values of any kind. A value other than an element or a fragment means the whole document. */
const rootOf = (input: unknown): ParentNode & Node =>
  input instanceof Element || input instanceof DocumentFragment ? input : document;
