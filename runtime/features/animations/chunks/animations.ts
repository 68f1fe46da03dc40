/** The service `animations`. */

import type { ServiceChunk } from '../../../page/page.ts';
import { type Animations, createAnimations } from '../animations.ts';

export const create: ServiceChunk<'animations'>['create'] = ({ clock }) => createAnimations(clock);

declare module '../../../page/page.ts' {
  interface Services {
    readonly animations: Animations;
  }
}
