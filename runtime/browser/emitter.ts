/** News for whoever listens: lower floors announce, higher floors act. */
export interface Emitter<Events extends object> {
  /** The returned function takes the listener off again. */
  on<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): () => void;
  emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void;
}

/** A listener that throws goes to `onError`; the others still hear. Listeners added during an emit hear the next one. */
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
