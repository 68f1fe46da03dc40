/** Carries out the calls of older templates' names. Fetched when a page calls one of them. */
import type { Page } from '../../page/page.ts';
import { addConstructors } from '../add-constructors.ts';
import { runDeprecatedTween } from '../deprecated-tween.ts';
import { rootIn } from '../element-of.ts';
import { createImageLoader } from '../image-loader.ts';
import { type CompatRuntime, createLifeCycle, type LifeCycle } from '../life-cycle.ts';
import { createLegacyYLoader, type WithLegacyY } from '../load-legacy-y.ts';
import { reportPageCode, warnOnce } from '../page-code.ts';
import type { CompatHandler } from '../queue.ts';
import type { ShoppingCart } from '../shopping-cart.ts';
import { createUserAccountApi } from '../user-accounts.ts';

export type { CompatRuntime };

type Names = Record<string, unknown>;
type Run = (callback: unknown) => void;
type Call = (args: readonly unknown[], self: unknown) => unknown;

/** Returns the handler of the calls, and adds the constructors that page code uses. compat#names-at-once */
export function createHandler(page: Page, runtime: CompatRuntime): CompatHandler {
  const global = window as unknown as Names;
  /** Calls page code: its error is logged and reported, and stops no other page code. compat#page-code-errors */
  const run: Run = (callback) => {
    if (typeof callback !== 'function') return;
    try {
      callback(global.Y);
    } catch (error) {
      reportPageCode(page, error);
    }
  };
  const withY = createLegacyYLoader(page, global, runtime);
  const early = addConstructors(global, page);
  const lifeCycle = createLifeCycle(page, runtime, run);
  const squarespace = global.Squarespace as Names;
  if (!('globalInit' in squarespace)) squarespace.globalInit = () => lifeCycle.initialize();
  const calls: ReadonlyMap<string, Call> = new Map([
    ...Object.entries(squarespaceCalls(global, lifeCycle, withY, run)),
    ...Object.entries(yCalls(global, withY, run)),
    ...Object.entries(pageCalls(page, global)),
  ]);
  return (name, args, self, made) => {
    if (!name) return withY(() => (args[0] as (() => void) | undefined)?.(), null);
    if (early.has(self)) return early.call(self, name, args, made);
    // A method of `Y`, or of an object that it returned: `made` stands for the result.
    if (!name.includes('.') && name !== 'tween' && self !== global.Squarespace) {
      withY((y) => y && run(() => early.call(self, name, args, made)));
      return made;
    }
    const call = calls.get(name);
    if (call) return call(args, self);
    const last = name.slice(name.lastIndexOf('.') + 1);
    // Squarespace.initialize…(Y, node), Y.Squarespace.Commerce.initialize…(): one function mounts all kinds of blocks.
    if (last.startsWith('initialize')) return void runtime.initialize(rootIn(args, global.Y)).catch(page.errors.report);
    if (galleryConstructors.includes(last)) return early.make(last, args, self);
    if (name.startsWith('Y.Squarespace.')) return withY(() => early.make(last, args, self));
    return warnOnce(`Squarespace.${name}`);
  };
}

/** Constructors of `Y.Squarespace` that need no nodes of `Y`. */
const galleryConstructors: readonly string[] = ['Gallery2', 'Lightbox2', 'FormSubmit'];

const lastOf = (args: readonly unknown[]) => args[args.length - 1] as (y: unknown) => unknown;

function squarespaceCalls(global: Names, lifeCycle: LifeCycle, withY: WithLegacyY, run: Run): Record<string, Call> {
  return {
    'Squarespace.onInitialize': (args) => {
      const callback = lastOf(args);
      lifeCycle.onInitialize(callback);
      return withY(() => run(callback), callback);
    },
    onDestroy: (args) => lifeCycle.onDestroy(lastOf(args)),
    'Squarespace.globalDestroy': () => lifeCycle.destroy(),
    'Squarespace.afterBodyLoad': () => {
      // Pages that change by script set the mark to false and call again. compat#page-changes
      const squarespace = global.Squarespace as { AFTER_BODY_LOADED?: boolean };
      const wasLoaded = squarespace.AFTER_BODY_LOADED === true;
      squarespace.AFTER_BODY_LOADED = true;
      if (!wasLoaded) lifeCycle.initialize();
    },
  };
}

function yCalls(global: Names, withY: WithLegacyY, run: Run): Record<string, Call> {
  return {
    // Modules that a page adds run at once.
    'YUI.add': ([, callback]) => withY(() => run(callback), callback),
    'Y.use': (args) => {
      const callback = [...args].reverse().find((argument) => typeof argument === 'function');
      withY(() => run(callback), callback);
      return global.Y;
    },
    'Y.on': (args) => {
      withY((y) => run(() => y?.on(...(args as [unknown, unknown]))));
      return global.Y;
    },
    'Y.Global.on': (args) => withY((y) => y?.global.on(...(args as [string, unknown, unknown]))),
    'Y.Squarespace.Management.on': (args) => withY((y) => y?.management.on(...(args as [string, unknown, unknown]))),
  };
}

const listenToCart: Call = ([name, listener], self) =>
  (self as ShoppingCart | undefined)?.on(name as string, listener as () => void);

function pageCalls(page: Page, global: Names): Record<string, Call> {
  const imageLoader = createImageLoader(page);
  const accounts = createUserAccountApi(page);
  // Called by a click, not while the page loads, so it is not queued.
  const { joinPricingPlan } = accounts;
  global.UserAccountApi = Object.assign(global.UserAccountApi ?? {}, { joinPricingPlan });
  return {
    'ImageLoader.load': ([image, options]) => imageLoader.load(image, options),
    'ImageLoader.bootstrap': ([, root]) => imageLoader.bootstrap(root),
    'UserAccountApi.isUserAuthenticated': () => accounts.isUserAuthenticated(),
    'UserAccountApi.openAccountScreen': () => accounts.openAccountScreen(),
    'Y.Squarespace.Singletons.ShoppingCart.on': listenToCart,
    'Y.Squarespace.Singletons.ShoppingCart.after': listenToCart,
    'Y.Squarespace.Commerce.goToCheckoutPage': () =>
      void page
        .service('commerce')
        .then(({ checkout }) => checkout.goToCheckout())
        .catch(page.errors.report),
    tween: (args) => void runDeprecatedTween(page, args),
  };
}
