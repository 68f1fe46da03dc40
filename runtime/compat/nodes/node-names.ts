import type { Clock } from '../../browser/clock.ts';
import { createAnim, transition } from './anim.ts';
import { elementFrom, LegacyNode, LegacyNodeList, type NodeInput, nodeOf } from './legacy-node.ts';
import { select } from './select.ts';

/** Methods with two names. */
const aliases: Readonly<Record<string, keyof LegacyNode>> = {
  after: 'on',
  before: 'on',
  onceAfter: 'once',
  detachAll: 'detach',
  purge: 'detach',
  unsubscribe: 'detach',
  setContent: 'setHTML',
  getContent: 'getHTML',
  appendChild: 'append',
  destroy: 'detach',
};
/** Methods of the element. */
const elementMethods = ['submit', 'reset', 'select', 'click', 'play', 'pause', 'load', 'hasChildNodes', 'normalize'] as const;

/** Returns the first element of the HTML. The element is not on the page yet. */
function create(html: unknown): LegacyNode | null {
  const template = document.createElement('template');
  template.innerHTML = String(html ?? '').trim();
  const first = template.content.firstElementChild;
  return first && nodeOf(document.importNode(first, true));
}

/**
 * `Y.Node`, `Y.NodeList`, `Y.one`, `Y.all`, `Y.Selector`, `Y.DOM` and `Y.Anim`.
 * @param wrapForm wraps a form for `Y.Node(form).submit(formId, collectionId)`.
 */
export function nodeNames(clock: Pick<Clock, 'after'>, wrapForm: unknown): Record<string, unknown> {
  const prototype = LegacyNode.prototype as unknown as Record<string, unknown>;
  for (const [alias, name] of Object.entries(aliases)) prototype[alias] = prototype[name];
  for (const name of elementMethods)
    prototype[name] = function (this: LegacyNode, ...args: unknown[]): unknown {
      const method = (this._node as unknown as Record<string, unknown>)[name];
      return (typeof method === 'function' && method.apply(this._node, args)) ?? this;
    };
  const { submit } = prototype as Record<string, (this: LegacyNode) => unknown>;
  // The oldest pages pass ids: the platform's code sends the form. compat#form-submit
  prototype.submit = function (this: LegacyNode, ...ids: unknown[]) {
    if (ids[0] === undefined || typeof wrapForm !== 'function') submit?.call(this);
    else wrapForm(this._node).submit(...ids);
    return this;
  };
  const Anim = createAnim(clock);
  prototype.anim = function (this: LegacyNode, _plugin: unknown, options: object) {
    return new Anim({ ...options, node: this });
  };
  prototype.transition = function (this: LegacyNode, values: unknown, done: unknown) {
    transition(clock, this._node, Object(values), done);
    return this;
  };

  const one = (input: unknown): LegacyNode | null => {
    const target = elementFrom(input);
    return target && nodeOf(target);
  };
  const all = (input: unknown): LegacyNodeList =>
    new LegacyNodeList(typeof input === 'string' ? select(document, input) : Object(input));
  /** Returns the node of an element, with or without `new`. */
  function Node(input: NodeInput): unknown {
    return one(input);
  }
  Node.prototype = LegacyNode.prototype;
  const query = (selector: string, root: unknown, isFirst?: boolean): unknown => {
    const target = elementFrom(root) ?? document;
    const found = select(target as ParentNode, selector);
    return isFirst ? (found[0] ?? null) : found;
  };
  return {
    Node: Object.assign(Node, { create, one, all, getDOMNode: (input: NodeInput) => elementFrom(input) }),
    NodeList: LegacyNodeList,
    one,
    all,
    Selector: { query, test: (target: Element, selector: string) => target.matches(selector) },
    DOM: {
      create: (html: unknown) => create(html)?._node ?? null,
      winWidth: () => innerWidth,
      winHeight: () => innerHeight,
      docScrollY: () => scrollY,
      docScrollX: () => scrollX,
    },
    Anim,
  };
}
