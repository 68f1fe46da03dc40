import { reel } from '../sections/reel.ts';

export const designs = { reel };
