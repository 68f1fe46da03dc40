import type { AddOnContext } from '../model/add-on.ts';
import { maxShortGallerySlides } from '../model/slides.ts';

/** Addresses of players that accept messages: all of Vimeo, and those of YouTube with `enablejsapi=1`. */
const acceptsMessages = /vimeo|youtube.*[?&]enablejsapi=1/i;
/** One message in the formats of both hosts. */
const pauseCommand = JSON.stringify({ event: 'command', func: 'pauseVideo', args: '', method: 'pause' });

/**
 * Pauses the videos of a slide that is left: gallery#left-videos. A slide of a carousel is left when it moves out of view. A
 * video with `autoplay` plays when its slide is shown. Players under an overlay belong to the video feature; frames in the slide
 * of a picture stay unchanged.
 */
export function stopLeftVideos({ options, gallery }: Pick<AddOnContext, 'options' | 'gallery'>): void {
  const slides = Array.from(options.slides);
  const isLong = slides.length > maxShortGallerySlides;
  const slidesInView = (): readonly HTMLElement[] =>
    options.design === 'carousel'
      ? slides.filter(({ inert, dataset }) => !inert && (!isLong || dataset.ssNear !== undefined))
      : slides.slice(gallery.currentIndex, gallery.currentIndex + 1);

  let before = slidesInView();
  gallery.on('currentIndexChange', () => {
    const now = slidesInView();
    for (const slide of before) if (!now.includes(slide)) pauseVideos(slide);
    for (const slide of now)
      if (!before.includes(slide))
        for (const video of slide.querySelectorAll('video')) if (video.autoplay) video.play().catch(() => {});
    before = now;
  });
}

function pauseVideos(slide: HTMLElement): void {
  for (const video of slide.querySelectorAll('video')) video.pause();
  if (slide.dataset.type === 'image') return;
  for (const frame of slide.querySelectorAll('iframe')) if (!frame.closest('.sqs-video-wrapper')) pauseFrame(frame);
}

function pauseFrame(frame: HTMLIFrameElement): void {
  if (acceptsMessages.test(frame.src)) {
    frame.contentWindow?.postMessage(pauseCommand, '*');
    return;
  }
  const { nextSibling, parentNode } = frame;
  // A frame that is removed and inserted again loads without an entry in the page's history; a new address would add one.
  frame.remove();
  const withoutAutoplay = frame.src.replace(/([?&]autoplay=)(1|true)\b/i, (_, name) => `${name}0`);
  if (withoutAutoplay !== frame.src) frame.src = withoutAutoplay;
  parentNode?.insertBefore(frame, nextSibling);
}
