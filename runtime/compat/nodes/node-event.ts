/** An event in listeners of page code: its targets are wrapped; other fields are the browser's. */
export interface NodeEvent<Node> {
  readonly type: string;
  readonly target: Node | null;
  readonly currentTarget: Node | null;
  preventDefault(): void;
  stopPropagation(): void;
  /** Prevents the default and stops the propagation. */
  halt(): void;
  readonly [field: string]: unknown;
}

/**
 * @param currentTarget the element of the listener; for a delegated event, the element of the selector.
 * @param nodeOf wraps an element.
 */
export function nodeEvent<Node>(event: Event, currentTarget: Element, nodeOf: (element: Element) => Node): NodeEvent<Node> {
  const { keyCode, clientX, clientY, pageX, pageY, button, shiftKey, altKey, ctrlKey, metaKey } = event as MouseEvent &
    KeyboardEvent;
  return {
    keyCode,
    clientX,
    clientY,
    pageX,
    pageY,
    button,
    shiftKey,
    altKey,
    ctrlKey,
    metaKey,
    _event: event,
    type: event.type,
    target: event.target instanceof Element ? nodeOf(event.target) : null,
    currentTarget: nodeOf(currentTarget),
    preventDefault: () => event.preventDefault(),
    stopPropagation: () => event.stopPropagation(),
    halt() {
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
