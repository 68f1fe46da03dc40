import type { Clock } from '../../browser/clock.ts';
import { LegacyBase } from './base.ts';
import { elementFrom, type NodeInput, nodeOf } from './legacy-node.ts';

type Values = Readonly<Record<string, unknown>>;

/** `new Y.Anim({ node, to, duration, easing })`. */
export interface Animation {
  run(): Animation;
  stop(): Animation;
  pause(): Animation;
  on(name: string, listener: unknown, context?: unknown): unknown;
  destroy(): unknown;
}

/** Applies the final values of an animation: styles, attributes and scroll position. */
function applyValues(target: EventTarget | null, values: Values): void {
  if (!target) return;
  const node = nodeOf(target);
  for (const [name, given] of Object.entries(values ?? {})) {
    const value: unknown = typeof given === 'function' ? given(node) : given;
    if (name === 'scroll' && Array.isArray(value)) node.set('scrollLeft', value[0]).set('scrollTop', value[1]);
    else if (/^scroll(Top|Left)$/.test(name)) node.set(name, value);
    else if (name === 'xy' && Array.isArray(value)) node.setXY(value as [number, number]);
    else node.setStyle(name, value);
  }
}

/** Animations reach their end at once and emit `end` in a later task. compat#animations-at-once */
export const createAnim = (clock: Pick<Clock, 'after'>): (new (values?: Record<string, unknown>) => Animation) =>
  class Anim extends LegacyBase implements Animation {
    run(): this {
      this.fire('start', { target: this });
      applyValues(elementFrom(this.get('node') as NodeInput), this.get(this.get('reverse') ? 'from' : 'to') as Values);
      clock.after(0, () => void this.fire('end', { target: this }));
      return this;
    }
    stop(): this {
      return this;
    }
    pause(): this {
      return this;
    }
  };

/** `node.transition({ duration, opacity: 0 }, done)` reaches its end at once, too. */
export function transition(clock: Pick<Clock, 'after'>, target: EventTarget, values: Values, done?: unknown): void {
  const { duration: _, easing: __, delay: ___, on, ...styles } = values as Record<string, unknown>;
  const finalValues = Object.entries(styles).map(([name, value]) => [
    name,
    (Object(value) as { value?: unknown }).value ?? value,
  ]);
  applyValues(target, Object.fromEntries(finalValues));
  const { end } = Object(on) as { end?: unknown };
  for (const callback of [end, done])
    if (typeof callback === 'function') clock.after(0, () => void callback.call(nodeOf(target)));
}

/** Names of easing functions, without effect. */
export const easing = Object.fromEntries(
  [
    'none',
    ...['ease', 'back', 'bounce', 'elastic', 'expo', 'quad', 'sine', 'cubic'].flatMap((kind) => [
      `${kind}In`,
      `${kind}Out`,
      `${kind}Both`,
    ]),
  ]
    .concat(['In', 'Out', 'Both'].flatMap((way) => [`ease${way}Strong`, `ease${way}Expo`, `ease${way}Quad`, `ease${way}Cubic`]))
    .concat(['easeInOut', 'easeInOutExpo', 'easeInOutQuad', 'easeInOutCubic'])
    .map((name) => [name, name]),
);
