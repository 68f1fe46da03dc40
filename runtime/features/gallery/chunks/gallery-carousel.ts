import { carousel } from '../designs/carousel.ts';

export const designs = { carousel };
