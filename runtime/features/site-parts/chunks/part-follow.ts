import type { Mountable } from '../../../page/mountable.ts';
import { loadWhenAllowed } from '../../third-parties/index.ts';

/** A follow link, of which the network's script makes a button. */
export const mount: Mountable['mount'] = (_link, page) => loadWhenAllowed(page, (thirdParties) => thirdParties.follow());
