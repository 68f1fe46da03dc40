import { buildElement } from '../../../browser/build-element.ts';
import { safeLink } from '../../../browser/safe-link.ts';
import { contentLimits } from '../../../contract/site/limits.ts';
import { blockSkipped } from '../../../page/block-skipped.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';

const tracks = '.sqs-audio-embed';
/** ALBUM is block type 60. */
const albums = '.sqs-block-album,[data-block-type="60"]';

/**
 * A track: the browser's own player, with title, author and length as texts. Starting one pauses whatever else has sound; its first play is told
 * as AUDIO by telemetry itself. Of an album at most 60 play (spec 2 §9), one after the other. How the track looks is our choice, its attributes
 * are those of published pages. Spec 2 §3.
 */
export function mount(embed: HTMLElement, page: Page): Mounted {
  const { url, title = '', author = '', mimeType = '', showDownload, durationInMs } = embed.dataset;
  const src = safeLink(url, '')?.url ?? '';
  if (!src || /^(mailto|tel):/i.test(src)) throw blockSkipped('no-audio');
  const album = embed.closest(albums);
  const all = album ? Array.from(album.querySelectorAll<HTMLElement>(tracks)) : [embed];
  if (all.indexOf(embed) >= contentLimits.maxAlbumTracks) throw blockSkipped('album-full');

  const { ownerDocument: document } = embed;
  const part = (name: 'strong' | 'span', text: string) => (text ? buildElement(document, name, {}, text) : null);
  const audio = buildElement(document, 'audio', {
    controls: '',
    preload: 'none',
    controlslist: showDownload === 'true' ? null : 'nodownload',
    'aria-label': title || author || null,
  });
  audio.append(buildElement(document, 'source', { src, type: mimeType || null }));
  const words = buildElement(
    document,
    'div',
    {},
    part('strong', title),
    part('span', [author, lengthOf(Number(durationInMs))].filter(Boolean).join(' · ')),
  );
  words.style.cssText = 'display:flex;flex-wrap:wrap;gap:2px 12px;align-items:baseline;overflow-wrap:anywhere';
  audio.style.cssText = 'display:block;width:100%;margin-top:6px';
  const before = Array.from(embed.childNodes);
  embed.replaceChildren(words, audio);

  const over = new AbortController();
  audio.addEventListener('play', () => page.emitter.emit('video-plays', embed), over);
  // The platform's CSS swaps the signs of play and pause by it.
  const frame = embed.closest('.sqs-widgets-audio-player') ?? embed;
  for (const name of ['play', 'pause', 'ended'] as const)
    audio.addEventListener(name, () => frame.classList.toggle('playing', !audio.paused), over);
  const next = all[all.indexOf(embed) + 1];
  audio.addEventListener(
    'ended',
    () =>
      void next
        ?.querySelector('audio')
        ?.play()
        .catch(() => {}),
    over,
  );
  const leave = page.emitter.on('video-plays', (other) => other !== embed && audio.pause());
  return {
    dispose() {
      over.abort();
      leave();
      audio.pause();
      frame.classList.remove('playing');
      embed.replaceChildren(...before);
    },
  };
}

/** `3:05`, `1:02:00`; empty for none. */
function lengthOf(durationMs: number): string {
  if (!(durationMs > 0)) return '';
  const seconds = Math.round(durationMs / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => `${value}`.padStart(2, '0');
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
