/** Nodes, lists, events and helpers of `Y`. Fetched for page code that may use them. */
import type { Page } from '../../page/page.ts';
import type { CompatRuntime } from '../life-cycle.ts';
import type { LegacyY } from '../load-legacy-y.ts';
import { easing } from '../nodes/anim.ts';
import { LegacyBase } from '../nodes/base.ts';
import { each, some, yArray, yObject } from '../nodes/collections.ts';
import { LegacyEventTarget, reportListenerErrors } from '../nodes/event-target.ts';
import { passOnTweaks } from '../nodes/global-events.ts';
import { lang } from '../nodes/lang.ts';
import { elementFrom, type NodeInput, nodeOf } from '../nodes/legacy-node.ts';
import { addMissing } from '../nodes/missing.ts';
import { nodeNames } from '../nodes/node-names.ts';
import { augment, clone, extend, merge, mix } from '../nodes/objects.ts';
import { createPageEvents, type PageEvents } from '../nodes/page-events.ts';
import { commerceNames, squarespaceNames } from '../nodes/squarespace-names.ts';
import { bind, later, rbind, throttle } from '../nodes/timing.ts';
import { readUserAgent } from '../nodes/user-agent.ts';

type Names = Record<string, unknown>;
type NodesPage = Pick<Page, 'clock' | 'errors' | 'service' | 'consent' | 'emitter' | 'rawContext'>;

/**
 * Adds the names to `Y` that page code calls in `Y.use(…)`, unless the page has defined them. A name that is still missing warns
 * once and does nothing. compat#library-names, compat#missing-names
 */
export function addNodes(y: Names, page: NodesPage, runtime: CompatRuntime): LegacyY {
  reportListenerErrors(page.errors.report);
  const events = createPageEvents(page);
  const names = { ...nodeNames(page.clock, y.Node), ...libraryNames(), ...timingNames(page), ...eventNames(events) };
  for (const [name, value] of Object.entries(names)) fill(y, name, value);
  y.config = { win: window, doc: document, ...Object(y.config) };
  const squarespace = ownNames(y, 'Squarespace');
  for (const [name, value] of Object.entries(squarespaceNames(page, runtime))) fill(squarespace, name, value);
  const commerce = ownNames(squarespace, 'Commerce');
  for (const [name, value] of Object.entries(commerceNames(page.rawContext))) fill(commerce, name, value);
  const global = eventsOf(y, 'Global');
  const management = eventsOf(squarespace, 'Management');
  passOnTweaks(global, management);
  for (const name of ['Template', 'Singletons', 'Utils', 'Rendering', 'Commerce'])
    addMissing(ownNames(squarespace, name), `Y.Squarespace.${name}`);
  addMissing(squarespace, 'Y.Squarespace');
  addMissing(y, 'Y');
  return { on: events.on, global, management };
}

const createId = (): string => `yui_${Math.random().toString(36).slice(2)}`;

const libraryNames = (): Names => ({
  Lang: lang,
  Array: yArray,
  Object: yObject,
  UA: readUserAgent(navigator.userAgent, 'ontouchstart' in window, location.protocol === 'https:'),
  Base: LegacyBase,
  Widget: LegacyBase,
  View: LegacyBase,
  Plugin: { Base: LegacyBase },
  EventTarget: LegacyEventTarget,
  Easing: easing,
  JSON,
  Env: {},
  HistoryHash: class extends LegacyBase {
    override get(name: string): unknown {
      return new URLSearchParams(location.hash.slice(1)).get(name) ?? undefined;
    }
  },
  each,
  some,
  bind,
  rbind,
  merge,
  mix,
  augment,
  extend,
  clone,
  guid: createId,
  stamp: (owner: object) => (Object(owner)._yuid ??= createId()),
  log() {},
  error() {},
});

const timingNames = ({ clock }: NodesPage): Names => ({
  throttle: (callback: never, delayMs?: number, context?: unknown) => throttle(clock, callback, delayMs, context),
  later: (...args: [number, unknown, unknown, unknown?, boolean?]) => later(clock, ...args),
});

const eventNames = ({ on, once, fire, detach }: PageEvents): Names => ({
  delegate: (type: string, listener: unknown, root: NodeInput, selector: string, context?: unknown) => {
    const target = elementFrom(root);
    return target ? nodeOf(target).delegate(type, listener, selector, context) : null;
  },
  ready: (callback: unknown) => on('domready', callback),
  on,
  after: on,
  once,
  fire,
  detach,
});

/** Sets a name unless the page has defined it. The page's members of `Node` are kept. */
function fill(owner: Names, name: string, value: unknown): void {
  const own = Object.keys(owner).includes(name) ? owner[name] : undefined;
  if (name === 'Node') owner[name] = Object.assign(value as object, Object.assign({}, own));
  else if (own === undefined || isQueued(own)) owner[name] = value;
}

/** Whether a value is a function of the queue, whose prototype has every member. */
const isQueued = (value: unknown): boolean => !!(Object(value) as { prototype?: { ss?: unknown } }).prototype?.ss;

function ownNames(owner: Names, name: string): Names {
  if (!Object.keys(owner).includes(name)) owner[name] = {};
  return owner[name] as Names;
}

/** Adds event methods in place, because page code may keep a reference to the object. */
function eventsOf(owner: Names, name: string): LegacyEventTarget {
  const events = new LegacyEventTarget();
  const object = ownNames(owner, name);
  for (const method of ['on', 'once', 'after', 'onceAfter', 'fire', 'detach', 'detachAll', 'publish', 'addTarget'] as const)
    object[method] = events[method].bind(events);
  return events;
}
