import { bannerData, type PatternName } from './data.ts';
import { foldText } from './fold.ts';
import type { ControlKind } from './found.ts';

interface Kind {
  readonly kind: ControlKind;
  readonly isWeak: boolean;
}

const compiled = new Map<PatternName, RegExp>();
/** Returns whether a folded text has words of a list. */
export function has(name: PatternName, folded: string): boolean {
  const pattern = compiled.get(name) ?? new RegExp(bannerData().patterns[name], 'u');
  compiled.set(name, pattern);
  return pattern.test(folded);
}

/** Tells the kind of a control from its text. `isWeak`: it only acknowledges a notice. */
export function kindOf(text: string, isPageLink = false): Kind {
  const folded = foldText(text);
  const as = (kind: Kind['kind'], isWeak = false): Kind => ({ kind, isWeak });
  if (folded === '' || folded === 'x') return as(/[×✕✖✗⨯x]/i.test(text) ? 'close' : 'other');
  if (folded.length > 90) return as('other');
  const is = (name: PatternName) => has(name, folded);
  const accepts = is('accept');
  const isAll = is('all');
  if (is('pay') && !isAll) return as('other');
  const isNecessary = is('necessary') && !isAll && (is('only') || accepts || is('acknowledge') || is('save'));
  const isPolicy = is('policy');
  if (is('reject') || (accepts && is('without')) || isNecessary) return as(isPageLink && isPolicy ? 'other' : 'reject');
  if (accepts && isAll) return as('accept');
  if (is('selection') && (accepts || is('save'))) return as('save');
  if (is('save')) return as('save');
  if (is('settings')) return as(isPageLink && isPolicy ? 'other' : 'settings');
  if (isPageLink && isPolicy) return as('other');
  if (accepts) return as('accept');
  if (isPolicy) return as('other');
  if (is('acknowledge')) return as('accept', true);
  return as(is('close') ? 'close' : 'other');
}
