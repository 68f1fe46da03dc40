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

/** A sum of money, such as `€ 5`, `2,99 EUR` or `$4`. */
const price = /[€£$¥₽₴₺]\s?\d|\d\s?([€£¥₽₴₺]|(eur|usd|chf|kr|zł|kč)(?!\p{L}))/iu;

/** Tells the kind of a control from its text. `isWeak`: it only acknowledges a notice, is a plain no, or stores a selection. */
export function kindOf(text: string, isPageLink = false): Kind {
  const folded = foldText(text);
  const as = (kind: Kind['kind'], isWeak = false): Kind => ({ kind, isWeak });
  if (folded === '' || folded === 'x') return as(/[×✕✖✗⨯x]/i.test(text) ? 'close' : 'other');
  if (folded.length > 90) return as('other');
  const is = (name: PatternName) => has(name, folded);
  const accepts = is('accept');
  const isAll = is('all');
  const isNecessary = is('necessary') && !isAll && (is('only') || accepts || is('acknowledge') || is('yes') || is('save'));
  const isPolicy = is('policy');
  const refuses = is('reject') || (accepts && is('without')) || isNecessary;
  // A refusal that costs money is no refusal. "Accept all" may explain what it saves.
  if ((is('pay') || price.test(text)) && !(accepts && isAll && !refuses)) return as('pay');
  if (refuses || is('no')) return as(isPageLink && isPolicy ? 'other' : 'reject', !refuses);
  if (accepts && isAll) return as('accept');
  if (is('selection') && (accepts || is('save'))) return as('save', true);
  if (is('save')) return as('save');
  if (is('settings')) return as(isPageLink && isPolicy ? 'other' : 'settings');
  if (isPageLink && isPolicy) return as('other');
  if (accepts) return as('accept');
  if (isPolicy) return as('other');
  if (is('acknowledge') || is('yes')) return as('accept', true);
  return as(is('close') ? 'close' : 'other');
}
