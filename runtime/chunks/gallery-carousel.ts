import { carousel } from '../gallery/designs/carousel.ts';

export const designs = { carousel };
