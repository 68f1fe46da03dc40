import { nearFormMarginPx } from '../../contract/forms/limits.ts';
import type { BlockKind } from '../../page/mountable.ts';

/** Forms of both generations. Wild §3. */
export const formKind: BlockKind = {
  kind: 'form',
  when: 'visible',
  marginPx: nearFormMarginPx,
  // Its thanks take their place once it was sent.
  looks: { content: 'input:not([type=hidden]),textarea,select,button,[data-ss-form=success] *' },
  load(page, element) {
    // What draws it is fetched beside what brings it to life; whoever needs it hears of a failure.
    if (!element.childElementCount && !element.matches('form')) page.chunks.load('form-island').catch(() => {});
    return page.chunks.load('forms');
  },
};
