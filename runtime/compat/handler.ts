import { maxWaitMs } from '../browser/with-fallback.ts';
import type { Page } from '../page/page.ts';
import { runDeprecatedTween } from './deprecated-tween.ts';
import { createEarlyInstances, type EarlyInstances } from './early-instances.ts';
import { elementOf } from './element-of.ts';
import { createFormSubmit } from './form-submit.ts';
import { createGallery2 } from './gallery2.ts';
import { createImageLoader } from './image-loader.ts';
import { createLightbox2 } from './lightbox2.ts';
import type { LegacyY } from './nodes/chunk.ts';
import type { CompatHandler } from './queue.ts';
import { reportPageCode } from './report-page-code.ts';
import { createShoppingCart, type ShoppingCart } from './shopping-cart.ts';
import { createUserAccountApi } from './user-accounts.ts';
import { warnOnce } from './warn-once.ts';

/** What compat may do with the runtime: both are safe to repeat. */
export interface CompatRuntime {
  initialize(root?: unknown): Promise<void>;
  destroy(root?: unknown): void;
}

type Names = Record<string, unknown>;

const fromHere = /\.(Gallery2|Lightbox2|FormSubmit)\b/;
const fromNodes =
  /\.(one|all|on|once|each|later|bind|delegate|plug|create|fire|throttle|augment|merge|io|Global|Lang|Array|Object|UA|Anim|Base|EventTarget|HistoryHash|NodeList|config|TextShrink|Management|VideoLoader|Loader2?|ResizeEmitter|Utils)\b/;

/** Whether a callback says by its text that it needs nothing of the later chunk: most templates make a gallery, and no more. */
const usesGalleriesAlone = (work: unknown): boolean => {
  const text = typeof work === 'function' ? Function.prototype.toString.call(work) : '';
  return fromHere.test(text) && !fromNodes.test(text);
};

/** Returns the calls of older templates' names, and gives the page the constructors that they use. Wild §4. */
export function createHandler(page: Page, runtime: CompatRuntime): CompatHandler {
  const imageLoader = createImageLoader(page);
  const initializers = new Set<(y: unknown) => unknown>();
  const enders = new Set<(y: unknown) => unknown>();
  const global = window as unknown as Names;
  let initialized = false;

  /** Calls page code: what it throws is on the console and reported, and stops no other page code. */
  const run = (work: unknown): void => {
    if (typeof work !== 'function') return;
    try {
      work(global.Y);
    } catch (error) {
      reportPageCode(page, error);
    }
  };
  const initialize = (root?: unknown): void => {
    void runtime.initialize(root).catch(page.errors.report);
    // Registering ran them once: the first initialise of the page is not a second time.
    if (initialized) for (const initializer of initializers) run(initializer);
    initialized = true;
  };

  /** Calls with what `Y` has in a chunk of its own, fetched once; without it, where it cannot be had. In the order of the calls. */
  let legacyY: LegacyY | null | undefined;
  let fetched: Promise<void> | undefined;
  const withY = (work: (y: LegacyY | null) => unknown, caller?: unknown): unknown => {
    if (legacyY !== undefined || usesGalleriesAlone(caller)) return work(legacyY ?? null);
    fetched ??= Promise.race([
      page.chunks
        .load('compat-nodes')
        .then(({ addNodes }) => {
          legacyY = addNodes(global.Y as Names, page);
        })
        .catch((error: unknown) => {
          legacyY = null;
          page.errors.report(error);
        }),
      // A template's galleries need none of it, and are not to wait for it longer than pictures are.
      new Promise<void>((resolve) => page.clock.after(maxWaitMs, resolve)),
    ]);
    return void fetched.then(() => work(legacyY ?? null));
  };

  const early = addNames(global, page);
  /** Methods of `Y` and of what it gave, before they were there: in the order of the calls. `made` stands for the result. */
  const callLater = (self: unknown, name: string, args: readonly unknown[], made: unknown): unknown => {
    withY((y) => y && run(() => early.call(self, name, args, made)));
    return made;
  };
  const destroy = (): void => {
    for (const ender of enders) run(ender);
    runtime.destroy();
  };
  // Templates that change pages by script say so.
  addEventListener('mercury:unload', destroy);
  addEventListener('mercury:load', () => initialize());
  const accounts = createUserAccountApi(page);
  // Pressed, or called when pages change by script, not while they load: they need not be there before.
  const squarespace = global.Squarespace as Names;
  if (!('globalInit' in squarespace)) squarespace.globalInit = () => initialize();
  const api = { joinPricingPlan: accounts.joinPricingPlan };
  global.UserAccountApi = Object.assign(global.UserAccountApi ?? {}, api);
  return (name, args, self, made) => {
    if (early.has(self)) return early.call(self, name, args, made);
    if (!name.includes('.') && name !== 'tween' && self !== global.Squarespace) return callLater(self, name, args, made);
    switch (name) {
      case 'Y.Squarespace.Gallery2':
        return early.make(name, args, self);
      case 'Y.Squarespace.Singletons.ShoppingCart.on':
        return (self as ShoppingCart | undefined)?.on(args[0] as string, args[1] as () => void);
      case 'Squarespace.onInitialize': {
        const work = args[args.length - 1] as (y: unknown) => unknown;
        initializers.add(work);
        return withY(() => run(work), work);
      }
      case 'onDestroy':
        return void enders.add(args[args.length - 1] as (y: unknown) => unknown);
      case 'Squarespace.globalDestroy':
        return destroy();
      case 'Squarespace.afterBodyLoad': {
        // Pages that change by script set the mark to false and call again.
        const squarespace = global.Squarespace as { AFTER_BODY_LOADED?: boolean };
        const again = squarespace.AFTER_BODY_LOADED === true;
        squarespace.AFTER_BODY_LOADED = true;
        return again ? undefined : initialize();
      }
      case 'ImageLoader.load':
        return imageLoader.load(args[0], args[1]);
      case 'ImageLoader.bootstrap':
        return imageLoader.bootstrap(args[1]);
      case 'UserAccountApi.isUserAuthenticated':
        return accounts.isUserAuthenticated();
      case 'UserAccountApi.openAccountScreen':
        return accounts.openAccountScreen();
      case 'YUI.add':
        // Modules of the page's own are there for all of it.
        return withY(() => run(args[1]), args[1]);
      case 'Y.use': {
        const work = [...args].reverse().find((argument) => typeof argument === 'function');
        withY(() => run(work), work);
        return global.Y;
      }
      case 'Y.on':
        withY((y) => run(() => y?.on(...(args as [unknown, unknown]))));
        return global.Y;
      case 'Y.Global.on':
        return withY((y) => y?.global.on(...(args as [string, unknown, unknown])));
      case 'tween':
        return void runDeprecatedTween(page, args);
      case 'Y.Squarespace.Management.on':
        return withY((y) => y?.management.on(...(args as [string, unknown, unknown])));
      default:
        // Squarespace.initialize…(Y, node): one function mounts all kinds of blocks.
        if (name.startsWith('initialize')) return void runtime.initialize(elementOf(args[1])).catch(page.errors.report);
        return warnOnce(`Squarespace.${name}`);
    }
  };
}

/** Whether a name is still the queue's, whose prototypes have every member, and not the page's own. */
const isQueued = (name: unknown): boolean => !name || !!(name as { prototype?: { ss?: unknown } }).prototype?.ss;

/** Adds the constructors of `Y.Squarespace`; what needs a later part of the runtime does nothing. Returns what was made of them before. */
function addNames(global: Names, page: Page): EarlyInstances {
  const makers = { Gallery2: createGallery2(page), Lightbox2: createLightbox2(page) };
  const early = createEarlyInstances({ 'Y.Squarespace.Gallery2': makers.Gallery2 }, (error) => reportPageCode(page, error));
  const y = global.Y as { Squarespace?: Names; Node?: unknown };
  if (typeof y?.Squarespace !== 'object') return early;
  const squarespace = y.Squarespace;
  for (const [name, maker] of Object.entries(makers)) if (isQueued(squarespace[name])) squarespace[name] = maker;
  const FormSubmit = createFormSubmit(page);
  squarespace.FormSubmit ??= FormSubmit;
  // The oldest forms send themselves: `(Y.Node(form)).submit(formId, collectionId)`.
  y.Node ??= (element: unknown) => new FormSubmit(element);
  squarespace.Singletons ??= {};
  const singletons = squarespace.Singletons as { ShoppingCart?: Names };
  singletons.ShoppingCart ??= {};
  // In place: whoever has got hold of it keeps it.
  if (isQueued(singletons.ShoppingCart.on)) Object.assign(singletons.ShoppingCart, createShoppingCart(page));
  return early;
}
