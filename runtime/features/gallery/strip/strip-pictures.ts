import { thumbnailLimits } from '../../../contract/gallery/constants.ts';
import type { LazyImage } from '../../images/index.ts';
import type { Tools } from '../model/design.ts';
import { imageOf, shapeOf } from '../model/slides.ts';
import type { StripOptions } from './strip-options.ts';

/** The pictures of a strip, each created on first access. */
export interface StripPictures {
  /** Returns the slide's picture; null for a slide without one. */
  at(index: number): LazyImage | null;
  /** Returns width over height; 16:9 for a picture of unknown size and for a video without a picture (gallery#video-shape). */
  ratioAt(index: number): number;
  /** Loads the pictures of these slides. Returns a promise for each, which resolves when it is loaded or has failed. */
  load(from: number, to: number): readonly Promise<void>[];
}

const slideClass = 'sqs-gallery-design-strip-slide';

/** @param onSize runs when a loaded file gives the shape of a picture. */
export function createStripPictures(tools: Tools, options: StripOptions, onSize: () => void): StripPictures {
  const { slides, queueOffset, currentIndex, onSlide, isPlaced, onPicture } = options;
  const images = new Map<number, LazyImage | null>();

  const at = (index: number): LazyImage | null => {
    const known = images.get(index);
    const slide = slides[index];
    if (known !== undefined || !slide) return known ?? null;
    tools.state.keep(slide);
    if (!isPlaced) slide.classList.add(slideClass);
    const picture = imageOf(slide);
    const image = picture && tools.createImage(picture, { mode: 'none' });
    images.set(index, image);
    onSlide?.(slide, index);
    return image;
  };
  const load = async (index: number): Promise<void> => {
    const image = at(index);
    const sizeBefore = image?.naturalSize;
    await image?.load(() => queueOffset + Math.abs(index - currentIndex()));
    if (image?.naturalSize !== sizeBefore) onSize();
    const slide = slides[index];
    if (slide) onPicture?.(slide);
  };
  return {
    at,
    ratioAt(index) {
      const size = at(index)?.naturalSize;
      return size ? shapeOf(size) : thumbnailLimits.thumbnailVideoAspectRatio;
    },
    load(from, to) {
      const loads: Promise<void>[] = [];
      for (let index = from; index <= to; index++) loads.push(load(index));
      return loads;
    },
  };
}
