import { logError } from '../../browser/console.ts';
import { invalidEmbed } from '../../contract/video/messages.ts';
import { blockSkipped } from '../../page/block-skipped.ts';
import { galleryAround } from '../../page/gallery-around.ts';
import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { inactiveSlide } from './inactive-slide.ts';
import { layOverlay } from './overlay.ts';
import { readPlayer } from './read-player.ts';

declare module '../../page/page.ts' {
  interface PageEvents {
    /** A video with sound starts, in this element: the others are to be quiet. */
    readonly 'video-plays': HTMLElement;
  }
}

/** Sends the one video that is shown back to its overlay. Spec 2 §4: showing one returns the others to theirs. */
let restShown: (() => void) | undefined;

/**
 * Lays an overlay over a video's box. Nothing of the player's host is asked for before the visitor asks for the video, by click,
 * Enter or Space, in a gallery while its slide is the current one. Leaving the slide pauses the video and brings the overlay back; a
 * player that hears no messages, or has not come yet, is loaded anew the next time. Throws `blockSkipped` after "Invalid video embed.".
 * Spec 1 §4, spec 2 §4, §5, §9. What the site hosts itself, and what
 * services show that people share photos on, are chunks of their own.
 */
export function mount(wrapper: HTMLElement, page: Page): Mounted | Promise<Mounted> {
  const { dataset } = wrapper;
  const elsewhere = wrapper.matches('[class*=-native]')
    ? 'native-video'
    : /instagram|flickr/i.test(`${dataset.providerName}`) && 'photo-video';
  if (elsewhere) return page.chunks.load(elsewhere).then((chunk) => chunk.mount(wrapper, page));
  // Its own, else that of the pictures in its slide (our choice).
  const mode = /\b(none|fit|fill)\b/.exec(`${dataset.mode} ${wrapper.className} ${wrapper.closest('.slide')?.className}`)?.[0];
  const player = readPlayer(dataset.html || wrapper.closest<HTMLElement>('[data-block-json]')?.dataset.blockJson, mode);
  if (!player) {
    logError(invalidEmbed);
    throw blockSkipped('invalid-embed');
  }
  // Of a page that was saved, or is shown again, with a video on it.
  wrapper.querySelector('iframe,video')?.remove();
  const before = wrapper.cloneNode(true);
  const overlay = layOverlay(wrapper, player, page.chunks);
  let leaveGallery: (() => void) | undefined;
  let mayStay = !!player.pause;
  // By its host, privacy hosts included, or by name; what stands between a page and a player passes nothing on.
  player.onload = () => {
    mayStay = /^(?!.*embedly).*(youtube|vimeo)/i.test(player.src + dataset.providerName);
  };

  const command = (method: 'play' | 'pause'): void => {
    // In the words of both hosts at once, each hears its own; to whichever name its host has led it to: it is no secret.
    player.contentWindow?.postMessage(JSON.stringify({ event: 'command', func: `${method}Video`, args: '', method }), '*');
    // A browser may refuse to start a file: its own controls are there.
    (player[method]?.() as Promise<void> | undefined)?.catch(() => {});
  };
  const turn = (toPlayer: boolean): void => {
    for (const child of wrapper.children as HTMLCollectionOf<HTMLElement>) {
      child.hidden = toPlayer !== (child === player);
      // Also where the page's CSS shows what is hidden.
      child.style.display = child.hidden ? 'none' : '';
    }
  };
  const rest = (): void => {
    leaveGallery?.();
    command('pause');
    turn(false);
    if (document.activeElement === player) overlay.focus();
    if (!mayStay) player.remove();
  };
  const show = (event: Event): void => {
    if (overlay.hidden || wrapper.closest(inactiveSlide)) return;
    // Not for the gallery, which would go on to its next slide.
    event.preventDefault();
    restShown?.();
    restShown = rest;
    page.emitter.emit('video-plays', wrapper);
    leaveGallery = galleryAround(wrapper, page.galleries)?.on('currentIndexChange', rest);
    if (!player.isConnected) wrapper.append(player);
    turn(true);
    command('play');
    player.focus();
    // The first play of a file is told by telemetry itself, wherever it is.
    if (player.contentWindow)
      page.telemetry().then(({ census }) => census.record('VIDEO', { mediaUrl: player.src }), page.errors.report);
  };
  const leaveOthers = page.emitter.on('video-plays', (other) => other !== wrapper && overlay.hidden && rest());
  wrapper.addEventListener('click', show);
  return {
    dispose() {
      leaveOthers();
      if (overlay.hidden) rest();
      wrapper.replaceWith(before);
    },
  };
}
