import type { Page } from '../page/page.ts';

/** Mounts and unmounts the page; both are safe to repeat. */
export interface CompatRuntime {
  initialize(root?: unknown): Promise<void>;
  destroy(root?: unknown): void;
}

type Callback = (y: unknown) => unknown;

/** Mounting and unmounting by page code, with the callbacks of both. */
export interface LifeCycle {
  /** Mounts the page and runs its callbacks; the first call does not run them, because registering has. compat#on-initialize */
  initialize(root?: unknown): void;
  /** Unmounts the page and runs its callbacks. */
  destroy(): void;
  onInitialize(callback: Callback): void;
  onDestroy(callback: Callback): void;
}

/** @param run calls page code. */
export function createLifeCycle(page: Page, runtime: CompatRuntime, run: (callback: unknown) => void): LifeCycle {
  const initializers = new Set<Callback>();
  const destroyers = new Set<Callback>();
  let isInitialized = false;
  const initialize = (root?: unknown): void => {
    void runtime.initialize(root).catch(page.errors.report);
    if (isInitialized) for (const initializer of initializers) run(initializer);
    isInitialized = true;
  };
  const destroy = (): void => {
    for (const destroyer of destroyers) run(destroyer);
    runtime.destroy();
  };
  // Events of templates that change pages by script. compat#page-changes
  addEventListener('mercury:unload', destroy);
  addEventListener('mercury:load', () => initialize());
  return {
    initialize,
    destroy,
    onInitialize: (callback) => void initializers.add(callback),
    onDestroy: (callback) => void destroyers.add(callback),
  };
}
