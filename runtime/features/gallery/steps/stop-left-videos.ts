import type { PartContext } from '../part.ts';
import { shortGallery } from '../slides.ts';

/** Players that listen to messages: Vimeo's always, YouTube's where its address says so. */
const listens = /vimeo|youtube.*[?&]enablejsapi=1/i;
/** In the words of both hosts at once. */
const pauseCommand = JSON.stringify({ event: 'command', func: 'pauseVideo', args: '', method: 'pause' });

/**
 * Leaving a video slide pauses its videos; a frame pauses by message where its player listens, else it is loaded again. A slide of a carousel is
 * left when it goes out of view, any other when it is no longer the current one. A video with `autoplay` plays when its slide is there.
 * Players under an overlay are left to `features/video/mount.ts`, frames in a picture's slide alone (our choice). Spec 1 §4 "Gallery index".
 */
export function stopLeftVideos({ options, gallery }: Pick<PartContext, 'options' | 'gallery'>): void {
  const slides = Array.from(options.slides);
  const isLong = slides.length > shortGallery;
  const seen = (): readonly HTMLElement[] =>
    options.design === 'carousel'
      ? slides.filter(({ inert, dataset }) => !inert && (!isLong || dataset.ssNear !== undefined))
      : slides.slice(gallery.currentIndex, gallery.currentIndex + 1);

  let before = seen();
  gallery.on('currentIndexChange', () => {
    const now = seen();
    for (const slide of before) if (!now.includes(slide)) leave(slide);
    for (const slide of now)
      if (!before.includes(slide))
        for (const video of slide.querySelectorAll('video')) if (video.autoplay) video.play().catch(() => {});
    before = now;
  });
}

function leave(slide: HTMLElement): void {
  for (const video of slide.querySelectorAll('video')) video.pause();
  if (slide.dataset.type === 'image') return;
  for (const frame of slide.querySelectorAll('iframe')) if (!frame.closest('.sqs-video-wrapper')) stopFrame(frame);
}

function stopFrame(frame: HTMLIFrameElement): void {
  if (listens.test(frame.src)) {
    frame.contentWindow?.postMessage(pauseCommand, '*');
    return;
  }
  const { nextSibling, parentNode } = frame;
  // A frame that is put in again starts a history of its own; another address for the one that stands there would add an entry to the page's.
  frame.remove();
  const quiet = frame.src.replace(/([?&]autoplay=)(1|true)\b/i, (_, name) => `${name}0`);
  if (quiet !== frame.src) frame.src = quiet;
  parentNode?.insertBefore(frame, nextSibling);
}
