import type { Page } from '../../page/page.ts';
import { easing } from './anim.ts';
import { LegacyBase } from './base.ts';
import { each, some, yArray, yObject } from './collections.ts';
import { LegacyEventTarget, reportListenerErrors } from './event-target.ts';
import { createFollowButtonUtils } from './follow-button-utils.ts';
import { passOnTweaks } from './global-events.ts';
import { lang } from './lang.ts';
import { elementFrom, type NodeInput, nodeOf } from './legacy-node.ts';
import { loadImage } from './load-image.ts';
import { answerMissing } from './missing.ts';
import { nodeNames } from './node-names.ts';
import { augment, clone, extend, merge, mix } from './objects.ts';
import { createPageEvents, type PageEvents } from './page-events.ts';
import { squarespaceNames } from './squarespace-names.ts';
import { createTextShrink } from './text-shrink.ts';
import { bind, later, rbind, throttle } from './timing.ts';
import { readUserAgent } from './user-agent.ts';

type Names = Record<string, unknown>;
type NodesPage = Pick<Page, 'clock' | 'errors' | 'service' | 'consent' | 'emitter'>;

/** What the queued names of `Y` lead to. */
export interface LegacyY {
  readonly on: PageEvents['on'];
  readonly global: LegacyEventTarget;
  readonly management: LegacyEventTarget;
}

/**
 * Adds to `Y` what older templates and owners call in `Y.use(…)`. What the page has made itself stays; a name that is still not there answers
 * that it is not, once on the console, and throws nothing. Wild §4, wild 2 §8.
 */
export function addNodes(y: Names, page: NodesPage): LegacyY {
  const { clock, errors } = page;
  reportListenerErrors(errors.report);
  const events = createPageEvents(page);
  const names: Names = {
    ...nodeNames(clock, y.Node),
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
    guid: () => `yui_${Math.random().toString(36).slice(2)}`,
    stamp: (owner: object) => (Object(owner)._yuid ??= `yui_${Math.random().toString(36).slice(2)}`),
    throttle: (work: never, delayMs?: number, context?: unknown) => throttle(clock, work, delayMs, context),
    later: (...args: [number, unknown, unknown, unknown?, boolean?]) => later(clock, ...args),
    delegate: (type: string, listener: unknown, root: NodeInput, selector: string, context?: unknown) => {
      const target = elementFrom(root);
      return target ? nodeOf(target).delegate(type, listener, selector, context) : null;
    },
    ready: (work: unknown) => events.on('domready', work),
    log() {},
    error() {},
    on: events.on,
    after: events.on,
    once: events.once,
    fire: events.fire,
    detach: events.detach,
  };
  for (const [name, value] of Object.entries(names)) fill(y, name, value);
  y.config = { win: window, doc: document, ...Object(y.config) };
  const squarespace = ownNames(y, 'Squarespace');
  const more = {
    ...squarespaceNames(clock, loadImage),
    TextShrink: createTextShrink(clock),
    FollowButtonUtils: createFollowButtonUtils(page),
  };
  for (const [name, value] of Object.entries(more)) squarespace[name] ??= value;
  const global = eventsOf(y, 'Global');
  const management = eventsOf(squarespace, 'Management');
  passOnTweaks(global, management);
  for (const name of ['Template', 'Singletons', 'Utils', 'Rendering'])
    answerMissing(ownNames(squarespace, name), `Y.Squarespace.${name}`);
  answerMissing(squarespace, 'Y.Squarespace');
  answerMissing(y, 'Y');
  return { on: events.on, global, management };
}

/** What the page has made itself stays; what it has put on `Node` before comes along. */
function fill(owner: Names, name: string, value: unknown): void {
  const own = Object.keys(owner).includes(name) ? owner[name] : undefined;
  if (name === 'Node') owner[name] = Object.assign(value as object, Object.assign({}, own));
  else if (own === undefined || isQueued(own)) owner[name] = value;
}

/** The queue's functions have every member on their prototype. */
const isQueued = (value: unknown): boolean => !!(Object(value) as { prototype?: { ss?: unknown } }).prototype?.ss;

function ownNames(owner: Names, name: string): Names {
  if (!Object.keys(owner).includes(name)) owner[name] = {};
  return owner[name] as Names;
}

/** Pages may hold the object already: it gets the methods in place. */
function eventsOf(owner: Names, name: string): LegacyEventTarget {
  const events = new LegacyEventTarget();
  const held = ownNames(owner, name);
  for (const method of ['on', 'once', 'after', 'onceAfter', 'fire', 'detach', 'detachAll', 'publish', 'addTarget'] as const)
    held[method] = events[method].bind(events);
  return events;
}
