import { slides } from '../sections/slides.ts';

export const designs = { slides };
