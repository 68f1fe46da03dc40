import type { Mountable } from '../../../page/mountable.ts';
import { loadWhenAllowed } from '../../third-parties/index.ts';

/** A follow link, which the network's script replaces by a button. */
export const mount: Mountable['mount'] = (_link, page) => loadWhenAllowed(page, (thirdParties) => thirdParties.follow());
