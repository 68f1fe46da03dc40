import { type Frame, type ImageMode, imageFrame, type Size } from '../image-frame.ts';

/**
 * Where a video lies in its box: whole and centred (`fit`), covering it (`fill`), or as large as the box, whatever its shape
 * (`none`). Sizes must be positive. Spec 2 §3, §5.
 */
export const videoFrame = (mode: ImageMode, shape: Size, box: Size): Frame =>
  mode === 'none' ? { leftPx: 0, topPx: 0, ...box } : imageFrame(mode, shape, box, { x: 0.5, y: 0.5 });

/** The mode that an element's attribute or its slide's class says; `none` where nothing does.. */
export function videoMode(given: string | null, slide: Element | null): ImageMode {
  if (given === 'fit' || given === 'fill') return given;
  if (given === 'none' || !slide) return 'none';
  return slide.classList.contains('content-fill') ? 'fill' : slide.classList.contains('content-fit') ? 'fit' : 'none';
}
