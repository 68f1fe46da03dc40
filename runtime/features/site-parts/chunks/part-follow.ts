import type { Mountable } from '../../../page/mountable.ts';
import { loadWhenAllowed } from '../../third-parties/index.ts';

/** A follow link, which works by itself: the network's script makes a button of it. Spec 2 §7, §9. */
export const mount: Mountable['mount'] = (_link, page) => loadWhenAllowed(page, (thirdParties) => thirdParties.follow());
