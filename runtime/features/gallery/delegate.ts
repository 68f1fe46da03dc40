type Handler = (event: Event) => void;

/** By type of event: what happens below which element. */
const handlers = new Map<string, WeakMap<EventTarget, Set<Handler>>>();

/**
 * Calls for events in the element that bubble, as a listener of its own would: but the page has one listener for each type of
 * event, however many galleries, controls and slides there are. The returned function ends it.
 */
export function delegate(element: Element, types: string, handler: Handler): () => void {
  const all = types.split(' ').map((type) => {
    const known = handlers.get(type) ?? listen(type);
    const own = known.get(element) ?? new Set();
    known.set(element, own.add(handler));
    return own;
  });
  return () => {
    for (const own of all) own.delete(handler);
  };
}

function listen(type: string): WeakMap<EventTarget, Set<Handler>> {
  const known = new WeakMap<EventTarget, Set<Handler>>();
  handlers.set(type, known);
  document.addEventListener(type, (event) => {
    for (const target of event.composedPath()) for (const handler of known.get(target) ?? []) handler(event);
  });
  return known;
}
