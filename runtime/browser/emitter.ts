// Part of the boot script.
/** Events between floors: lower floors emit, higher floors listen. */
export interface Emitter<Events extends object> {
  /** Adds a listener. Returns a function that removes it. */
  on<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): () => void;
  emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void;
}

/**
 * Returns an emitter. An error of a listener is passed to `onError`, and the others still run. A listener that is added
 * during an event first receives the next one.
 */
export function createEmitter<Events extends object>(onError: (error: unknown) => void): Emitter<Events> {
  const listeners = new Map<keyof Events, Set<(detail: never) => void>>();
  return {
    on(name, listener) {
      const set = listeners.get(name) || new Set();
      listeners.set(name, set);
      set.add(listener);
      return () => set.delete(listener);
    },
    emit(name, detail) {
      for (const listener of [...(listeners.get(name) || [])]) {
        try {
          (listener as (detail: unknown) => void)(detail);
        } catch (error) {
          onError(error);
        }
      }
    },
  };
}
