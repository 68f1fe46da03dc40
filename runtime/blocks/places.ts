import type { BlockPlace } from '../page/mountable.ts';
import { buttonPlace } from './button/place.ts';
import { galleryPlace } from './gallery/place.ts';
import { imagePlace } from './image/place.ts';

/** Where the blocks stand that a page knows from the start. */
export const places: readonly BlockPlace[] = [galleryPlace, imagePlace, buttonPlace];
