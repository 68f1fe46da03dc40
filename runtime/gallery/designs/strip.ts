import { readNumber } from '../../contract/decoders/read.ts';
import { stripLimits } from '../../contract/limits.ts';
import type { Design, LiveDesign, Stage } from '../design.ts';
import { createStrip, readAlignment } from '../strip.ts';

/** Percent of the width for each unit of `vSize`: with 10 units it is 50 percent, the default that spec 2 §9 gives (our choice). */
const percentPerUnit = 5;
const styles = ':where([data-ss-layout=strip]){aspect-ratio:var(--ss-ratio)}';

/**
 * Slides in a row, the current one at the start, in the middle or at the end of the view: the slider of blocks. A click on
 * another slide goes to it, one on the current slide on to the next. Spec 1 §2, §4 "Strip designs", §9 "Strip".
 */
export const strip: Design = { name: 'strip', moves: true, wraps: true, start };

function start(stage: Stage): LiveDesign {
  const { gallery, pictures, state, options, currentIndex } = stage;
  const slides = Array.from(stage.slides);
  const given = options.given ?? {};
  const percent = (readNumber(given.aspectRatio) ?? 0) || (readNumber(given.vSize) || stripLimits.vSize) * percentPerUnit;
  stage.addStyles(styles);
  state.keep(gallery.parentElement ?? gallery).style.setProperty('--ss-ratio', String(100 / percent));
  gallery.dataset.ssLayout = 'strip';
  const row = createStrip({
    ...stage,
    element: gallery,
    slides,
    pictures,
    currentIndex,
    alignment: readAlignment(given.alignment ?? given['active-alignment']),
  });
  const onClick = (event: Event): void => {
    const index = slides.findIndex((slide) => slide.contains(event.target as Node));
    if (index < 0 || index === currentIndex()) return;
    event.preventDefault();
    stage.goTo(index);
  };
  stage.listen(gallery, 'click', onClick);
  row.show(currentIndex());
  stage.whenSized(gallery, row.layout);
  return { layout: row.layout, move: (_, index) => row.show(index) };
}
