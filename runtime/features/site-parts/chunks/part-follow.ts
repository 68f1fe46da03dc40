import type { Mountable } from '../../../page/mountable.ts';
import { loadWhenAllowed } from '../../third-parties/index.ts';

/** A link to follow somebody: the network's script makes a button of it. */
export const mount: Mountable['mount'] = (_link, page) => loadWhenAllowed(page, (thirdParties) => thirdParties.follow());
