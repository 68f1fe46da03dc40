import { thumbnailLimits } from '../../../contract/gallery/limits.ts';
import type { LazyImage } from '../../images/index.ts';
import type { Tools } from '../design.ts';
import { imageOf } from '../slides.ts';
import type { StripOptions } from './strip-options.ts';

/** The pictures of a strip's slides, made when a slide is first asked for. */
export interface StripPictures {
  /** The slide's picture; null for a slide without one. */
  at(index: number): LazyImage | null;
  /** Width over height; 16 to 9 for a video without a picture, and for a picture that does not tell its size before it is there. Spec 1 §9. */
  ratioAt(index: number): number;
  /** Fetches the pictures of these slides; settles, one promise each, when they are there or cannot be had. */
  load(from: number, to: number): readonly Promise<void>[];
}

const slideClass = 'sqs-gallery-design-strip-slide';

/** @param onSize called when a picture has told its size only by coming. */
export function createStripPictures(tools: Tools, options: StripOptions, onSize: () => void): StripPictures {
  const { slides, behind, currentIndex, dress, isPlaced, onPicture } = options;
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
    dress?.(slide, index);
    return image;
  };
  const load = async (index: number): Promise<void> => {
    const image = at(index);
    const isSizeKnown = image?.naturalSize;
    await image?.load(() => behind + Math.abs(index - currentIndex()));
    if (image && !isSizeKnown && image.naturalSize) onSize();
    const slide = slides[index];
    if (slide) onPicture?.(slide);
  };
  return {
    at,
    ratioAt(index) {
      const size = at(index)?.naturalSize;
      return size ? size.widthPx / size.heightPx : thumbnailLimits.thumbnailVideoAspectRatio;
    },
    load(from, to) {
      const loads: Promise<void>[] = [];
      for (let index = from; index <= to; index++) loads.push(load(index));
      return loads;
    },
  };
}
