import type { BlockPlace } from '../../page/mountable.ts';
import { buttonPlace } from '../buttons/index.ts';
import { formPlace } from '../forms/index.ts';
import { galleryPlace } from '../gallery/index.ts';
import { imagePlace } from '../images/index.ts';
import { sitePartPlace } from '../site-parts/index.ts';

/** Where the blocks stand that a page knows from the start. */
export const places: readonly BlockPlace[] = [galleryPlace, imagePlace, sitePartPlace, buttonPlace, formPlace];
