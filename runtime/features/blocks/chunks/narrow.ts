import { watchBox } from '../../../browser/watch-box.ts';
import { formLimits } from '../../../contract/forms/constants.ts';
import { layoutLimits } from '../../../contract/site/constants.ts';
import type { Mounted } from '../../../page/mountable.ts';

const narrowClass = 'sqs-narrow-width';
/** With this class the platform's style sheets put the fields of a newsletter below one another. */
const newsletterClass = 'newsletter-form-has-small-container';

/** Sets a class on a narrow block and on the wrapper of its image; the CSS of most sites uses the latter. site#narrow-blocks */
export function mount(element: HTMLElement): Mounted {
  const isNewsletter = element.matches('.sqs-block-newsletter');
  const belowPx = isNewsletter ? formLimits.narrowNewsletterBelowPx : layoutLimits.narrowImageBlockBelowPx;
  const mark = (isNarrow: boolean): void => {
    for (const part of [element, ...element.querySelectorAll('.image-block-outer-wrapper')])
      part.classList.toggle(narrowClass, isNarrow);
    if (isNewsletter) element.classList.toggle(newsletterClass, isNarrow);
  };
  const unwatch = watchBox(element, (widthPx) => mark(widthPx < belowPx));
  return {
    dispose() {
      unwatch();
      mark(false);
    },
  };
}
