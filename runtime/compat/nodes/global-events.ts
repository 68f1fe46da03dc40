import type { Handle } from './legacy-node.ts';

/** `Y.Global` and `Y.Squarespace.Management`: what templates and the editor announce by name. */
export interface GlobalEvents {
  on(name: string, listener: (event: unknown) => unknown): Handle;
  once(name: string, listener: (event: unknown) => unknown): Handle;
  fire(name: string, ...details: unknown[]): boolean;
}

/** What a tweak's listener gets. Wild §4. */
interface TweakChange {
  getName(): string;
  readonly config: { readonly name: string; readonly value: unknown };
}

export function createGlobalEvents(onError: (error: unknown) => void): GlobalEvents {
  const listeners = new Map<string, Set<(...details: unknown[]) => unknown>>();
  const on = (name: string, listener: (...details: unknown[]) => unknown): Handle => {
    const own = listeners.get(name) ?? new Set();
    listeners.set(name, own.add(listener));
    return { detach: () => own.delete(listener) };
  };
  return {
    on,
    once(name, listener) {
      const handle = on(name, (...details) => {
        handle.detach();
        listener(details[0]);
      });
      return handle;
    },
    fire(name, ...details) {
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          listener(...details);
        } catch (error) {
          onError(error);
        }
      }
      return true;
    },
  };
}

/**
 * Passes on what the editor tells the page it frames: `{"type":"ss-editor","event":"tweak:change","detail":{"name","value"}}` from a page
 * of the same origin becomes `tweak:change` on `Y.Global` and `tweak` on `Y.Squarespace.Management`; other `tweak:` events keep their
 * name. That they come as messages is our choice.
 */
export function passOnTweaks(global: GlobalEvents, management: GlobalEvents): void {
  addEventListener('message', ({ data, origin }: MessageEvent<unknown>) => {
    if (origin !== location.origin) return;
    const { type, event, detail } = Object(data) as { type?: unknown; event?: unknown; detail?: unknown };
    if (type !== 'ss-editor' || typeof event !== 'string' || !event.startsWith('tweak:')) return;
    const { name, value } = Object(detail) as { name?: unknown; value?: unknown };
    const change: TweakChange = { getName: () => String(name), config: { name: String(name), value } };
    global.fire(event, change);
    if (event === 'tweak:change') management.fire('tweak', change);
  });
}
