/** What moves: fetched by pages with a block that comes in, and by whoever asks for the service. */
import { createAnimations } from '../animations/animations.ts';
import type { ServiceChunk } from '../page/services.ts';

export const create: ServiceChunk<'animations'>['create'] = ({ clock }) => createAnimations(clock);
export { mountBlockAnimation as mount } from '../animations/block-animations.ts';
