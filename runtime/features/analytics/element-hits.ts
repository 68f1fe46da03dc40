/** Hits that the elements of a page cause: forms, quick-view buttons, players. */
import type { Hits } from './hits.ts';

/** Forms in the server's HTML. A form that the browser draws is recorded when it is drawn. */
const serverForms = 'form[data-form-id]:not([data-ss-drawn])';

/** Records each form in the server's HTML once: analytics#form-render. */
export function recordForms(document: Document, hits: Pick<Hits, 'formRender'>): void {
  for (const form of Array.from(document.querySelectorAll<HTMLFormElement>(serverForms))) {
    const { formId } = form.dataset;
    if (formId) void hits.formRender(formId);
  }
}

/** Records each click on a product's quick-view button: analytics#quick-view. */
export function watchQuickViews(document: Document, hits: Pick<Hits, 'quickView'>): void {
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.sqs-product-quick-view-button') : null;
    if (button?.dataset.id) void hits.quickView(button.dataset.id);
  };
  // In the capture phase, because a listener of the page may stop the click from bubbling.
  document.addEventListener('click', onClick, true);
}

/** Records each audio and video element when it is first played: analytics#media-plays. Returns a function that stops it. */
export function watchMedia(document: Document, hits: Pick<Hits, 'record'>): () => void {
  const recorded = new WeakSet<HTMLMediaElement>();
  const record = (element: unknown) => {
    if (!(element instanceof HTMLMediaElement) || recorded.has(element) || isBackground(element)) return;
    recorded.add(element);
    const mediaUrl = element.currentSrc;
    void hits.record(element instanceof HTMLAudioElement ? 'AUDIO' : 'VIDEO', { mediaUrl });
  };
  const onPlay = ({ target }: Event) => record(target);
  for (const element of Array.from(document.querySelectorAll<HTMLMediaElement>('audio,video'))) {
    if (!element.paused) record(element);
  }
  // In the capture phase, because `play` does not bubble: https://html.spec.whatwg.org/multipage/media.html#event-media-play
  document.addEventListener('play', onPlay, true);
  return () => document.removeEventListener('play', onPlay, true);
}

/** A background starts by itself and without sound. */
const isBackground = ({ autoplay, muted }: HTMLMediaElement): boolean => autoplay && muted;
