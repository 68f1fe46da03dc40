/**
 * Video embeds: an overlay that is replaced by the player. Videos of the site and of photo-sharing services have separate chunks.
 */

import { logError } from '../../../browser/console.ts';
import { inertCopy } from '../../../browser/copy-element.ts';
import { invalidEmbed } from '../../../contract/video/constants.ts';
import { blockSkipped, type Mounted } from '../../../page/mountable.ts';
import { galleryAround } from '../../../page/mounted-gallery.ts';
import type { Page } from '../../../page/page.ts';
import { inactiveSlide } from '../inactive-slide.ts';
import { layOverlay } from '../overlay.ts';
import { type Player, readPlayer } from '../read-player.ts';

declare module '../../../page/page.ts' {
  interface PageEvents {
    /** A video with sound starts in this element, so the others pause. */
    readonly 'video-plays': HTMLElement;
  }
}

/** Hides the shown video. video#one-at-a-time */
let hideShown: (() => void) | undefined;

/** Mounts a video of any kind. Throws `blockSkipped` for code without a player. video#overlay-first, video#embed-code */
export function mount(wrapper: HTMLElement, page: Page): Mounted | Promise<Mounted> {
  const { dataset } = wrapper;
  if (wrapper.matches('[class*=-native]')) return page.chunks.load('native-video').then((chunk) => chunk.mount(wrapper, page));
  if (/instagram|flickr/i.test(`${dataset.providerName}`))
    return page.chunks.load('photo-video').then((chunk) => chunk.mount(wrapper, page));
  const player = readPlayer(
    dataset.html || wrapper.closest<HTMLElement>('[data-block-json]')?.dataset.blockJson,
    modeOf(wrapper),
  );
  if (!player) {
    logError(invalidEmbed);
    throw blockSkipped('invalid-embed');
  }
  return mountEmbed(wrapper, player, page);
}

/** Returns the mode of the wrapper, else that of its slide. video#modes */
const modeOf = (wrapper: HTMLElement): string | undefined =>
  /\b(none|fit|fill)\b/.exec(`${wrapper.dataset.mode} ${wrapper.className} ${wrapper.closest('.slide')?.className}`)?.[0];

function mountEmbed(wrapper: HTMLElement, player: Player, page: Page): Mounted {
  // A saved or restored page may hold a player.
  wrapper.querySelector('iframe,video')?.remove();
  const served = inertCopy(wrapper);
  const overlay = layOverlay(wrapper, player, page.chunks);
  let unsubscribe: (() => void) | undefined;
  let takesCommands = !!player.pause;
  player.onload = () => {
    // A host between page and player, such as Embedly, does not forward messages. video#messages
    takesCommands = /^(?!.*embedly).*(youtube|vimeo)/i.test(player.src + wrapper.dataset.providerName);
  };

  const hide = (): void => {
    unsubscribe?.();
    postCommand(player, 'pause');
    showChild(wrapper, player, false);
    if (document.activeElement === player) overlay.focus();
    if (!takesCommands) player.remove();
  };
  const show = (event: Event): void => {
    if (overlay.hidden || wrapper.closest(inactiveSlide)) return;
    // Without this the click moves the gallery to its next slide.
    event.preventDefault();
    hideShown?.();
    hideShown = hide;
    page.emitter.emit('video-plays', wrapper);
    unsubscribe = galleryAround(wrapper, page.galleries)?.on('currentIndexChange', hide);
    if (!player.isConnected) wrapper.append(player);
    showChild(wrapper, player, true);
    postCommand(player, 'play');
    player.focus();
    // Telemetry already records the first play of every file.
    if (player.contentWindow)
      page.telemetry().then(({ census }) => census.record('VIDEO', { mediaUrl: player.src }), page.errors.report);
  };
  const stopListening = page.emitter.on('video-plays', (other) => other !== wrapper && overlay.hidden && hide());
  wrapper.addEventListener('click', show);
  return {
    dispose() {
      stopListening();
      if (overlay.hidden) hide();
      wrapper.replaceWith(served);
    },
  };
}

/** Shows the player alone, or everything but the player. */
function showChild(wrapper: HTMLElement, player: Player, showsPlayer: boolean): void {
  for (const child of wrapper.children as HTMLCollectionOf<HTMLElement>) {
    child.hidden = showsPlayer !== (child === player);
    // The page's CSS may display hidden elements.
    child.style.display = child.hidden ? 'none' : '';
  }
}

/** Plays or pauses the player: a frame by one message for both hosts, a file by its method. video#messages */
function postCommand(player: Player, method: 'play' | 'pause'): void {
  // The host may have redirected to another origin, and the message contains no secret.
  player.contentWindow?.postMessage(JSON.stringify({ event: 'command', func: `${method}Video`, args: '', method }), '*');
  // A browser may refuse to start a file; the browser's controls are visible.
  (player[method]?.() as Promise<void> | undefined)?.catch(() => {});
}
