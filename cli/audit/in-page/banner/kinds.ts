import type { BannerTools, PatternName } from './tools.ts';

/** Tells the kinds of controls from their texts. Self-contained, because it runs in the page as text. */
export function kindTools(tools: Pick<BannerTools, 'patterns' | 'foldText'>): Pick<BannerTools, 'has' | 'kindOf'> {
  const compiled = new Map<PatternName, RegExp>();
  const has = (name: PatternName, folded: string): boolean => {
    const pattern = compiled.get(name) ?? new RegExp(tools.patterns[name], 'u');
    compiled.set(name, pattern);
    return pattern.test(folded);
  };
  return {
    has,
    kindOf(text, isPageLink = false) {
      const folded = tools.foldText(text);
      const as = (kind: ReturnType<BannerTools['kindOf']>['kind'], isWeak = false) => ({ kind, isWeak });
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
    },
  };
}
