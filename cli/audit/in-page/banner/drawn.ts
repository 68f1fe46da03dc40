import { parentOf } from '../elements.ts';
import { colourOf, contrastOf, over } from './colours.ts';
import { isOn } from './controls.ts';
import { accessibleName, childrenOf, isWithinReach, visibleText } from './elements.ts';
import type { Colour, DrawnControl, FoundControl } from './found.ts';

/** Returns the colour behind an element, from the outermost background inwards; null where a picture is drawn there. */
const backdrop = (element: Element | null): Colour | null => {
  if (!element) return [255, 255, 255, 1];
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const own = colourOf(backgroundColor);
  if (backgroundImage !== 'none') return null;
  if (own[3] === 1) return own;
  const below = backdrop(parentOf(element));
  return below && over(own, below);
};
const opacityOf = (element: Element): number => {
  let opacity = 1;
  for (let part: Element | null = element; part; part = parentOf(part)) opacity *= Number(getComputedStyle(part).opacity);
  return opacity;
};
/** Returns the innermost element around a control's text, whose colour is that of the text. */
const textElement = (element: Element): Element => {
  for (const child of childrenOf(element)) {
    if (child instanceof Text && child.data.trim() !== '') return element;
    if (child instanceof HTMLElement && visibleText(child, 10) !== '') return textElement(child);
  }
  return element;
};
const isFilled = (element: Element, behind: Colour | null): boolean => {
  const style = getComputedStyle(element);
  const differs = (colour: string) => {
    const parsed = colourOf(colour);
    return parsed[3] > 0.05 && (behind === null || contrastOf(over(parsed, behind), behind) > 1.1);
  };
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
  const hasBorder = sides.every(
    (side) =>
      style[`border${side}Style`] !== 'none' &&
      Number.parseFloat(style[`border${side}Width`]) > 0 &&
      differs(style[`border${side}Color`]),
  );
  return style.backgroundImage !== 'none' || differs(style.backgroundColor) || hasBorder;
};

/** Measures a control as it is drawn. */
export function drawn({ element, kind, input }: FoundControl): DrawnControl {
  const target = input ?? element;
  const inner = textElement(element);
  const style = getComputedStyle(inner);
  const behind = backdrop(inner);
  const [red, green, blue, alpha] = colourOf(style.color);
  const text = visibleText(element, 200).slice(0, 200);
  const contrast = behind ? contrastOf(over([red, green, blue, alpha * opacityOf(inner)], behind), behind) : 21;
  const { width, height } = element.getBoundingClientRect();
  const isNative = /^(button|input|summary|select|textarea)$/.test(target.localName);
  const isDisabled = target.matches(':disabled') || target.getAttribute('aria-disabled') === 'true';
  const canFocus = isNative || target.hasAttribute('tabindex') || (target.localName === 'a' && target.hasAttribute('href'));
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return {
    kind,
    text,
    name: accessibleName(target).slice(0, 200),
    tag: target.localName,
    focusable: canFocus && target.tabIndex >= 0 && !isDisabled && !target.closest('[inert]'),
    ...(isDisabled && { disabled: true }),
    preTicked: kind === 'choice' ? isOn(target) && !isDisabled && isWithinReach(element) : null,
    widthPx: rounded(width),
    heightPx: rounded(height),
    fontPx: rounded(Number.parseFloat(style.fontSize)),
    contrast: text === '' ? 21 : rounded(contrast),
    isFilled: isFilled(element, backdrop(parentOf(element))),
  };
}
