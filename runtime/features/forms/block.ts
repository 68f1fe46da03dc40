import { formEngineLimits } from '../../contract/forms/limits.ts';
import type { BlockDefinition } from '../../page/mountable.ts';
import { formPlace } from './place.ts';

/** Forms of both generations. Wild §3. */
export const formBlock: BlockDefinition = {
  ...formPlace,
  kind: 'form',
  when: 'visible',
  marginPx: formEngineLimits.nearMarginPx,
  load: (page) => page.chunks.load('forms'),
};
