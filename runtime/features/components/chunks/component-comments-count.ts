import type { Mountable } from '../../../page/mountable.ts';
import { loadWhenAllowed } from '../../third-parties/index.ts';

/** The number of comments on a post, which the comment service writes. */
export const mount: Mountable['mount'] = (_place, page) => loadWhenAllowed(page, (thirdParties) => thirdParties.commentsCount());
