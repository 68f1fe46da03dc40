import { watchBox } from '../../../browser/watch-box.ts';
import { formLimits } from '../../../contract/forms/limits.ts';
import { layoutLimits } from '../../../contract/page/limits.ts';
import type { Mounted } from '../../../page/mountable.ts';

const narrowClass = 'sqs-narrow-width';
/** What the platform's sheets ask of a newsletter block; they lay its fields out below one another. */
const newsletterClass = 'newsletter-form-has-small-container';

/**
 * Marks an image block that is narrower than 415 px, or a newsletter block that is narrower than 320 px, for the page's CSS: by a
 * class on it and on the wrapper that most such CSS speaks of (our choice). Spec 2 §9 "Narrow image block".
 */
export function mount(element: HTMLElement): Mounted {
  const isNewsletter = element.matches('.sqs-block-newsletter');
  const belowPx = isNewsletter ? formLimits.narrowNewsletterBelowPx : layoutLimits.narrowImageBlockBelowPx;
  const mark = (isNarrow: boolean): void => {
    for (const part of [element, ...element.querySelectorAll('.image-block-outer-wrapper')])
      part.classList.toggle(narrowClass, isNarrow);
    if (isNewsletter) element.classList.toggle(newsletterClass, isNarrow);
  };
  const end = watchBox(element, (widthPx) => mark(widthPx < belowPx));
  return {
    dispose() {
      end();
      mark(false);
    },
  };
}
