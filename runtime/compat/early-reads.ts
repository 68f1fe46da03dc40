// Part of the boot script.
type Names = Record<string, unknown>;

/** The members of a stand-in of the queue that hold what it stands for. */
interface StandIn {
  _node?: Element;
  _nodes?: Element[];
}

/** What page code asks of a node, by the name of the method. */
const nodeReads: Readonly<Record<string, (node: Element, name: string) => unknown>> = {
  // @ts-expect-error: no names of Object.prototype
  __proto__: null,
  get: (node, name) =>
    name === 'text'
      ? node.textContent
      : name in node
        ? (node as unknown as Names)[name]
        : (window as unknown as Names)[name.replace('win', 'inner')],
  getAttribute: (node, name) => node.getAttribute(name) || '',
  hasClass: (node, name) => node.classList.contains(name),
  test: (node, name) => node.matches(name),
  getComputedStyle: styleOf,
  getStyle: styleOf,
};

function styleOf(node: Element, name: string): string {
  const style = getComputedStyle(node);
  return style.getPropertyValue(name) || style[name as 'width'];
}

/**
 * Answers from the document what page code asks of `Y` before the code of its nodes has arrived, and fills in the stand-in
 * `made`. Returns undefined for what cannot be answered, which stays queued. compat#early-reads
 */
export function readEarly(name: string, self: unknown, input: unknown, made: StandIn): unknown {
  const isQuery = /^(one|all)$/.test(name);
  const read = nodeReads[name];
  // Tools watch which names of `Y` and `Squarespace` are read.
  if (!isQuery && !read && name !== 'size') return;
  const isOfY = isQuery && 'use' in Object(self);
  const { _node, _nodes } = (isOfY ? {} : Object(self)) as StandIn;
  if (_nodes && name === 'size') return _nodes.length;
  if (isQuery && (_node || isOfY)) {
    if (typeof input !== 'string' || /^(win|doc)/.test(input)) return;
    const found = [...(_node || document).querySelectorAll(input)];
    if (name === 'all') made._nodes = found;
    else if (found[0]) made._node = found[0];
    else return null;
    return made;
  }
  const result = _node && read?.(_node, input as string);
  // Nodes and lists of nodes are queued like any other object.
  return result instanceof Object ? undefined : result;
}
