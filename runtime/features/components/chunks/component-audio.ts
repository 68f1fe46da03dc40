import { copyAttributes } from '../../../browser/copy-element.ts';
import { safeLink } from '../../../browser/safe-link.ts';
import { contentLimits } from '../../../contract/site/constants.ts';
import { blockSkipped, type Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { buildStaticView, type PartsOf } from '../../../ui/dom/view.ts';
import { view } from '../audio/Track.tsx?static';

type TrackParts = PartsOf<typeof view>;

const tracks = '.sqs-audio-embed';
/** ALBUM is block type 60. */
const albums = '.sqs-block-album,[data-block-type="60"]';

/** A single track, or one of an album. Telemetry records its first play as AUDIO. site#audio */
export function mount(embed: HTMLElement, page: Page): Mounted {
  const album = embed.closest(albums);
  const all = album ? Array.from(album.querySelectorAll<HTMLElement>(tracks)) : [embed];
  const index = all.indexOf(embed);
  const { root, audio } = buildTrack(embed);
  if (index >= contentLimits.maxAlbumTracks) throw blockSkipped('album-full');
  const before = Array.from(embed.childNodes);
  const own = embed.querySelector('audio');
  if (own) {
    // Without its files: the address is that of the block's data.
    copyAttributes(own, audio, /^(src|style|hidden|autoplay|controls)$/);
    for (const track of own.querySelectorAll('track')) audio.append(track.cloneNode());
  }
  embed.replaceChildren(...root.childNodes);

  const controller = new AbortController();
  audio.addEventListener('play', () => page.emitter.emit('video-plays', embed), controller);
  // The platform's CSS shows the icons of play and pause by this class.
  const frame = embed.closest('.sqs-widgets-audio-player') ?? embed;
  for (const name of ['play', 'pause', 'ended'] as const)
    audio.addEventListener(name, () => frame.classList.toggle('playing', !audio.paused), controller);
  const playNext = (): void => {
    const next = all[index + 1]?.querySelector('audio');
    next?.play().catch(() => {});
  };
  audio.addEventListener('ended', playNext, controller);
  const unsubscribe = page.emitter.on('video-plays', (other) => other !== embed && audio.pause());
  return {
    dispose() {
      controller.abort();
      unsubscribe();
      audio.pause();
      frame.classList.remove('playing');
      embed.replaceChildren(...before);
    },
  };
}

/** Fills the view with the data of the track. Throws `blockSkipped` if the address is not that of a file. */
function buildTrack({ dataset, ownerDocument }: HTMLElement): TrackParts {
  const { url, title = '', author = '', mimeType = '', showDownload, durationInMs } = dataset;
  const src = safeLink(url, '')?.url ?? '';
  if (!src || /^(mailto|tel):/i.test(src)) throw blockSkipped('no-audio');
  const parts = buildStaticView(ownerDocument, view);
  const { audio, source } = parts;
  if (showDownload !== 'true') audio.setAttribute('controlslist', 'nodownload');
  if (title || author) audio.setAttribute('aria-label', title || author);
  source.src = src;
  if (mimeType) source.type = mimeType;
  const details = [author, durationText(Number(durationInMs))].filter(Boolean).join(' · ');
  for (const [element, text] of [
    [parts.title, title],
    [parts.details, details],
  ] as const)
    if (text) element.textContent = text;
    else element.remove();
  return parts;
}

/** `3:05`, `1:02:00`; empty for an unknown duration. */
function durationText(durationMs: number): string {
  if (!(durationMs > 0)) return '';
  const seconds = Math.round(durationMs / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const twoDigits = (value: number) => `${value}`.padStart(2, '0');
  return `${hours ? `${hours}:${twoDigits(minutes)}` : minutes}:${twoDigits(seconds % 60)}`;
}
