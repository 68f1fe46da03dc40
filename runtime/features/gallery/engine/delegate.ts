type Handler = (event: Event) => void;
type Handlers = WeakMap<EventTarget, Set<Handler>>;

/** Handlers by type of event and element. */
const handlersByType = new Map<string, Handlers>();

/**
 * Listens to bubbling events in the element through one listener on the document for each type, however many galleries, controls
 * and slides a page has. Returns a function that removes the handler.
 */
export function delegate(element: Element, types: string, handler: Handler): () => void {
  const sets = types.split(' ').map((type) => {
    const handlers = handlersByType.get(type) ?? listen(type);
    const own = handlers.get(element) ?? new Set();
    handlers.set(element, own.add(handler));
    return own;
  });
  return () => {
    for (const own of sets) own.delete(handler);
  };
}

function listen(type: string): Handlers {
  const handlers: Handlers = new WeakMap();
  handlersByType.set(type, handlers);
  document.addEventListener(type, (event) => {
    for (const target of event.composedPath()) for (const handler of handlers.get(target) ?? []) handler(event);
  });
  return handlers;
}
