import type { Hits } from './hits.ts';

/**
 * Records AUDIO and VIDEO of each audio and video element when it is first played (our choice: the specification names only the
 * events). Background videos, which start by themselves without sound, are not told. The returned function ends it.
 */
export function watchMedia(document: Document, hits: Pick<Hits, 'record'>): () => void {
  const reported = new WeakSet<HTMLMediaElement>();
  const record = (element: unknown) => {
    if (!(element instanceof HTMLMediaElement) || reported.has(element) || (element.autoplay && element.muted)) return;
    reported.add(element);
    const mediaUrl = element.currentSrc;
    void hits.record(element instanceof HTMLAudioElement ? 'AUDIO' : 'VIDEO', { mediaUrl });
  };
  const onPlay = ({ target }: Event) => record(target);
  for (const element of Array.from(document.querySelectorAll<HTMLMediaElement>('audio,video'))) {
    if (!element.paused) record(element);
  }
  // The event does not bubble.
  document.addEventListener('play', onPlay, true);
  return () => document.removeEventListener('play', onPlay, true);
}
