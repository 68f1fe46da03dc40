import type { BlockPlace } from '../../page/mountable.ts';
import { buttonPlace } from '../buttons/index.ts';
import { formPlace } from '../forms/index.ts';
import { galleryPlace } from '../gallery/index.ts';
import { imagePlace } from '../images/index.ts';
import { sitePartPlace } from '../site-parts/index.ts';

/** Where the blocks stand that a page knows from the start, for those who bring them to life as well (kinds.ts). */
export type Places = readonly [gallery: BlockPlace, image: BlockPlace, part: BlockPlace, button: BlockPlace, form: BlockPlace];

export const places: Places = [galleryPlace, imagePlace, sitePartPlace, buttonPlace, formPlace];
