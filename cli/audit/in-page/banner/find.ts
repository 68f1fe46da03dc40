import { selectValid } from '../elements.ts';
import { boxes, isOverlay } from './boxes.ts';
import { isOn } from './controls.ts';
import { drawn } from './drawn.ts';
import { accessibleName, isShown, parentsOf, takeClosed } from './elements.ts';
import type { FindOptions, FoundBanner, FoundBox } from './found.ts';
import { kindOf } from './kinds.ts';
import { makeInDocument, makeOf } from './names.ts';
import { asBanner } from './topic.ts';

let latest: FoundBox | null = null;
const best = (found: readonly FoundBox[]): FoundBox | null => {
  // The innermost box has the controls and no unrelated text; one around it may have another control of the banner.
  const [first] = [...found].sort((a, b) => b.score - a.score || a.text.length - b.text.length);
  if (!first) return null;
  const around = found.filter(({ element }) => parentsOf(first.element).includes(element));
  return around.find(({ text }) => text.length <= first.text.length * 1.5 + 300) ?? first;
};
const byParts = ({ parts }: FindOptions): Element[] => {
  if (parts?.root) return selectValid(parts.root).filter(isShown);
  const [control] = [...selectValid(parts?.accept ?? null), ...selectValid(parts?.decline ?? null)].filter(isShown);
  if (!control) return [];
  const around = parentsOf(control);
  return [around.find(isOverlay) ?? around[0]].filter((box) => box !== undefined);
};
const indexed = () => (latest?.controls ?? []).map((control, index) => ({ ...control, index }));

/** Finds the cookie banner of the document. */
export function find(options: FindOptions, ...closed: ShadowRoot[]): FoundBanner | null {
  takeClosed(closed);
  const candidates = options.parts ? byParts(options) : boxes(options);
  latest = best(candidates.flatMap((box) => asBanner(box, options) ?? []));
  if (!latest) return null;
  const { element, text, controls, score } = latest;
  return {
    text: text.slice(0, 5000),
    make: makeOf(element) ?? makeInDocument(),
    score,
    controls: controls.map((control) => drawn(control)),
    weak: controls.flatMap(({ kind, isWeak }, index) => ((kind === 'accept' || kind === 'save') && isWeak ? [index] : [])),
  };
}

/** Returns a control of the banner that was found last. */
export const controlAt = (index: number): HTMLElement | null => latest?.controls[index]?.element ?? null;

/** Returns the indexes of the choices to press so that all are on, or off. Choices that are disabled stay as they are. */
export function choicesToPress(isWanted: boolean): readonly number[] {
  return indexed().flatMap(({ input, index }) => {
    if (!input || input.matches(':disabled') || input.getAttribute('aria-disabled') === 'true') return [];
    const { kind } = kindOf(accessibleName(input));
    const isRadio = input instanceof HTMLInputElement && input.type === 'radio';
    const isPressedButton = input.hasAttribute('aria-pressed') && (kind === 'accept' || kind === 'reject');
    // The choice of a pair that accepts, or refuses, is switched on.
    if (isRadio || isPressedButton) return !isOn(input) && kind === (isWanted ? 'accept' : 'reject') ? [index] : [];
    return isOn(input) === isWanted ? [] : [index];
  });
}

/** Returns the indexes of the tabs of the banner that was found last, without the selected one. */
export const tabsToPress = (): readonly number[] =>
  indexed().flatMap(({ element, index }) => (element.matches('[role=tab]:not([aria-selected=true])') ? [index] : []));
