import type { Mountable } from '../../../page/mountable.ts';
import { loadWhenAllowed } from '../../third-parties/index.ts';

/** Where the comment service of a site writes how many comments there are. Spec 2 §7. */
export const mount: Mountable['mount'] = (_place, page) => loadWhenAllowed(page, (thirdParties) => thirdParties.commentsCount());
