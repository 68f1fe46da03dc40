import { nearFormMarginPx } from '../../contract/forms/limits.ts';
import type { BlockDefinition } from '../../page/mountable.ts';
import { formPlace } from './place.ts';

/** Forms of both generations. Wild §3. */
export const formBlock: BlockDefinition = {
  ...formPlace,
  kind: 'form',
  when: 'visible',
  marginPx: nearFormMarginPx,
  load(page, element) {
    // What draws it is fetched beside what brings it to life; whoever needs it hears of a failure.
    if (!element.childElementCount && !element.matches('form')) page.chunks.load('form-island').catch(() => {});
    return page.chunks.load('forms');
  },
};
