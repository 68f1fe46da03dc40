import { putAttribute } from '../../../browser/put-attribute.ts';
import type { PartContext } from '../part.ts';
import { makeButton } from './controls.ts';

/**
 * The template's elements that tell where a gallery is (spec 1 §3 "elements"): counters, counted from 1, and what holds controls.
 * Where that holds one element for each slide (dots, numbers, small pictures), each of them leads to its slide, and that of the
 * current one carries `sqs-active-slide`, as on rendered pages, and `aria-current`. With fewer than two slides there is nothing to
 * control, and it is out of sight (our choice).
 */
export function attach(
  context: Pick<PartContext, 'options' | 'gallery' | 'state' | 'listen' | 'onEnd' | 'inWords' | 'nameIt'>,
): void {
  const { options, gallery, state, onEnd, inWords, nameIt } = context;
  const { next = [], previous = [], currentIndex = [], totalSlides = [], controls = [] } = options.elements ?? {};
  const others = [...next, ...previous, ...currentIndex, ...totalSlides];
  const dots = controls.flatMap((holder) => {
    const children = Array.from(holder.children as HTMLCollectionOf<HTMLElement>);
    const own = children.filter((child) => !others.some((other) => child.contains(other)));
    return own.length === gallery.numberOfSlides ? [own] : [];
  });

  if (gallery.numberOfSlides < 2) for (const holder of controls) state.keep(holder).style.display = 'none';
  for (const row of dots)
    row.forEach((dot, index) => {
      makeButton(context, dot, () => gallery.goTo(index));
      // A dot is no name.
      if (!/[\p{L}\p{N}]/u.test(dot.textContent)) inWords((words) => nameIt(state.keep(dot), words.slideNumber(index + 1)));
    });
  for (const counter of [...currentIndex, ...totalSlides]) {
    const before = counter.textContent;
    onEnd(() => {
      counter.textContent = before;
    });
  }
  const show = (): void => {
    for (const counter of currentIndex) counter.textContent = String(gallery.currentIndex + 1);
    for (const row of dots)
      row.forEach((dot, index) => {
        const isCurrent = index === gallery.currentIndex;
        dot.classList.toggle('sqs-active-slide', isCurrent);
        putAttribute(dot, 'aria-current', isCurrent ? 'true' : null);
      });
  };
  for (const counter of totalSlides) counter.textContent = String(gallery.numberOfSlides);
  show();
  gallery.on('currentIndexChange', show);
}
