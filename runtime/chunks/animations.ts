/** Showing and hiding by motion, for whoever asks for it. */
import { createAnimations } from '../animations/animations.ts';
import type { ServiceChunk } from '../page/services.ts';

export const create: ServiceChunk<'animations'>['create'] = ({ clock }) => createAnimations(clock);
