import { putAttribute } from '../../../browser/build-element.ts';
import type { AddOnContext } from '../model/add-on.ts';
import { makeControl } from './controls.ts';

type PagerContext = Pick<
  AddOnContext,
  'options' | 'gallery' | 'state' | 'listen' | 'onDispose' | 'press' | 'withStrings' | 'setLabel'
>;

/** Updates the template's counters and dots: gallery#counters-and-dots, gallery#controls-of-one. */
export function attach(context: PagerContext): void {
  const { options, gallery, state } = context;
  const { currentIndex = [], totalSlides = [], controls = [] } = options.elements ?? {};
  const dotRows = findDots(context);

  if (gallery.numberOfSlides < 2) for (const holder of controls) state.keep(holder).style.display = 'none';
  for (const row of dotRows) for (const [index, dot] of row.entries()) activateDot(context, dot, index);
  restoreTexts(context, [...currentIndex, ...totalSlides]);
  const update = (): void => {
    for (const counter of currentIndex) counter.textContent = String(gallery.currentIndex + 1);
    for (const row of dotRows)
      row.forEach((dot, index) => {
        const isCurrent = index === gallery.currentIndex;
        dot.classList.toggle('sqs-active-slide', isCurrent);
        putAttribute(dot, 'aria-current', isCurrent ? 'true' : null);
      });
  };
  for (const counter of totalSlides) counter.textContent = String(gallery.numberOfSlides);
  update();
  gallery.on('currentIndexChange', update);
}

/** Returns the groups of controls with one element for each slide: dots, numbers or small pictures. */
function findDots({ options, gallery }: PagerContext): readonly (readonly HTMLElement[])[] {
  const { next = [], previous = [], currentIndex = [], totalSlides = [], controls = [] } = options.elements ?? {};
  const otherElements = [...next, ...previous, ...currentIndex, ...totalSlides];
  return controls.flatMap((holder) => {
    const children = Array.from(holder.children as HTMLCollectionOf<HTMLElement>);
    const dots = children.filter((child) => !otherElements.some((other) => child.contains(other)));
    return dots.length === gallery.numberOfSlides ? [dots] : [];
  });
}

function activateDot(context: PagerContext, dot: HTMLElement, index: number): void {
  const { gallery, state, withStrings, setLabel } = context;
  makeControl(context, dot, () => context.press(() => gallery.goTo(index)));
  // A character such as a bullet does not name a control.
  const hasName = /[\p{L}\p{N}]/u.test(dot.textContent);
  if (!hasName) withStrings((strings) => setLabel(state.keep(dot), strings.slideNumber(index + 1)));
}

function restoreTexts({ onDispose }: PagerContext, counters: readonly HTMLElement[]): void {
  for (const counter of counters) {
    const before = counter.textContent;
    onDispose(() => {
      counter.textContent = before;
    });
  }
}
