import type { Page } from '../../page/page.ts';
import { createFollowButtonUtils } from './follow-button-utils.ts';
import { createGlobalEvents, type GlobalEvents, passOnTweaks } from './global-events.ts';
import { elementFrom, type Handle, LegacyNodeList, listen, type NodeInput, nodeOf } from './legacy-node.ts';
import { createTextShrink } from './text-shrink.ts';

type Names = Record<string, unknown>;
type NodesPage = Pick<Page, 'clock' | 'errors' | 'service' | 'consent' | 'emitter'>;

/**
 * Adds to `Y` what older templates and owners call in `Y.use(…)`: `one`, `all`, `each`, `later`, `bind`, `Lang`, `config`, `Global`, and the
 * plug-in `TextShrink`. What the page has made itself stays. Wild §4, wild 2 §8.
 */
export function addNodes(y: Names, page: NodesPage): LegacyY {
  const { clock, errors } = page;
  const create = (html: string) => {
    const template = document.createElement('template');
    template.innerHTML = html.trim();
    return template.content.firstElementChild;
  };
  const names: Names = {
    one: (input: NodeInput) => {
      const element = elementFrom(input);
      return element ? nodeOf(element) : null;
    },
    all: (input: string | Iterable<Element>) =>
      new LegacyNodeList(typeof input === 'string' ? document.querySelectorAll(input) : input),
    each: (list: unknown, work: (value: unknown, key: unknown) => unknown, context?: unknown) => {
      for (const [key, value] of Object.entries(list ?? {})) work.call(context, value, Array.isArray(list) ? Number(key) : key);
    },
    bind: (work: (...values: unknown[]) => unknown, context: unknown, ...first: unknown[]) => work.bind(context, ...first),
    later: (delayMs: number, context: unknown, work: (...values: unknown[]) => unknown) => {
      const cancel = clock.after(delayMs, () => work.call(context));
      return { cancel };
    },
    delegate: (type: string, listener: never, root: NodeInput, selector: string) => {
      const element = elementFrom(root);
      return element ? nodeOf(element).delegate(type, listener, selector) : null;
    },
    config: { win: window, doc: document },
    Lang: {
      isArray: Array.isArray,
      isFunction: (value: unknown) => typeof value === 'function',
      isString: (value: unknown) => typeof value === 'string',
      isNumber: (value: unknown) => typeof value === 'number' && Number.isFinite(value),
      isObject: (value: unknown) => Object(value) === value,
      isUndefined: (value: unknown) => value === undefined,
      isNull: (value: unknown) => value === null,
      isValue: (value: unknown) => value !== undefined && value !== null && !Number.isNaN(value),
      trim: (value: unknown) => String(value ?? '').trim(),
    },
  };
  for (const [name, value] of Object.entries(names)) y[name] ??= value;
  y.Node ??= {};
  const node = y.Node as Names;
  node.create ??= (html: string) => {
    const element = create(html);
    return element ? nodeOf(element) : null;
  };
  y.Squarespace ??= {};
  const squarespace = y.Squarespace as Names;
  squarespace.TextShrink ??= createTextShrink(clock);
  squarespace.FollowButtonUtils ??= createFollowButtonUtils(page);
  const [global, management] = [createGlobalEvents(errors.report), createGlobalEvents(errors.report)];
  y.Global = { ...Object(y.Global), ...global };
  squarespace.Management = { ...Object(squarespace.Management), ...management };
  passOnTweaks(global, management);
  return { listenOnPage: (type, listener, target) => listenOnPage(page, type, listener, target), global, management };
}

/** What the queued names of `Y` lead to. */
export interface LegacyY {
  listenOnPage(type: unknown, listener: unknown, target: unknown): Handle | undefined;
  readonly global: GlobalEvents;
  readonly management: GlobalEvents;
}

/** `Y.on(type, listener, target?)`: `domready` and `load` call at once when they are over, `available` and `contentready` when their target is there. */
function listenOnPage({ service, errors }: NodesPage, type: unknown, listener: unknown, target: unknown): Handle | undefined {
  if (typeof type !== 'string' || typeof listener !== 'function') return undefined;
  const handler = listener as (event?: unknown) => unknown;
  if (typeof target === 'string' && (type === 'available' || type === 'contentready')) {
    service('helpers')
      .then((helpers) => helpers.waitFor({ parent: document.documentElement, selector: target }))
      .then(([found]) => found && handler.call(nodeOf(found)))
      .catch(errors.report);
    return undefined;
  }
  if (target !== undefined) {
    const element = elementFrom(target as NodeInput);
    return element ? nodeOf(element).on(type, handler) : undefined;
  }
  const isOver =
    type === 'domready' ||
    type === 'available' ||
    type === 'contentready' ||
    (type === 'load' && document.readyState === 'complete');
  if (isOver) {
    handler();
    return undefined;
  }
  return listen(window, type === 'windowresize' ? 'resize' : type, handler);
}
