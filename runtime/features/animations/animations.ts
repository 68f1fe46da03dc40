import type { Clock } from '../../browser/clock.ts';
import type { Page } from '../../page/page.ts';
import { animate } from './animate.ts';
import { type Effect, expand, fade, scale } from './effects.ts';

type Animate = (element: HTMLElement) => Promise<void>;

/**
 * The service `animations`: shows and hides elements. A later call on the same element replaces an earlier one. Calls never
 * reject. site#animations
 */
export interface Animations {
  readonly fadeIn: Animate;
  readonly fadeOut: Animate;
  /** Animates the height. */
  readonly expand: Animate;
  readonly collapse: Animate;
  readonly scaleShow: Animate;
  /** Shrinks to 0.94. */
  readonly scaleHide: Animate;
}

export function createAnimations(clock: Pick<Clock, 'after'>): Animations {
  const latest = new WeakMap<HTMLElement, object>();
  const setHidden = (element: HTMLElement, isHidden: boolean) => {
    element.classList.toggle('hidden', isHidden);
    element.hidden = isHidden;
  };
  const show =
    (effect: Effect): Animate =>
    (element) => {
      latest.set(element, {});
      setHidden(element, false);
      return animate(element, effect(element), clock);
    };
  const hide =
    (effect: Effect): Animate =>
    async (element) => {
      const call = {};
      latest.set(element, call);
      await animate(element, effect(element).reverse(), clock);
      if (latest.get(element) === call) setHidden(element, true);
    };
  return {
    fadeIn: show(fade),
    fadeOut: hide(fade),
    expand: show(expand),
    collapse: hide(expand),
    scaleShow: show(scale),
    scaleHide: hide(scale),
  };
}

/** The service `animations`. */
export const create = ({ clock }: Page): Animations => createAnimations(clock);

declare module '../../page/page.ts' {
  interface Services {
    readonly animations: Animations;
  }
}
