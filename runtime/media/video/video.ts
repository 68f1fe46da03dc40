import { putAttribute } from '../../lib/put-attribute.ts';
import { createServerState } from '../server-state.ts';
import { playerAddress, providerOf } from './provider.ts';
import { type Embed, readEmbed } from './read-embed.ts';
import { videoFrame, videoMode } from './video-frame.ts';

/** One video of the page. */
export interface Video {
  /** The player has taken the overlay's place. */
  readonly shown: boolean;
  /** Shows the player, which starts; the other videos of the page go back to their overlay. */
  show(): void;
  /** Pauses it and lays the overlay over it again. Players that know no messages are loaded anew the next time. */
  rest(): void;
  /** Fits the player into its box again. */
  layout(): void;
  destroy(): void;
}

export interface VideoOptions {
  /** Whether it can be shown now: in a gallery only the current slide's can. Spec 2 §4. */
  readonly isActive: () => boolean;
  /** It is shown, and others are to make room. */
  readonly onShow: (embed: Embed) => void;
}

const overlayClass = 'sqs-video-overlay';

/**
 * Gives an empty `.sqs-video-wrapper` its overlay: what is on the page is made a button, else a dark one of ours stands in, 16 to 9.
 * Nothing of the player's host is asked for before the visitor asks for the video, by click, Enter or Space. Throws RuntimeError
 * `invalid-embed`. Spec 1 §4, spec 2 §4, §5, §9; wild §2 "Videos".
 */
export function createVideo(wrapper: HTMLElement, { isActive, onShow }: VideoOptions): Video {
  const { ownerDocument: document } = wrapper;
  const embed = readEmbed(wrapper.dataset.html ?? '', document);
  const provider = embed.kind === 'frame' ? providerOf(wrapper.dataset.providerName ?? '', embed.address) : null;
  const mode = videoMode(wrapper.getAttribute('data-mode'), wrapper.closest('.slide'));
  const state = createServerState();
  const ending = new AbortController();
  const { signal } = ending;
  let player: HTMLIFrameElement | HTMLVideoElement | null = null;
  let shown = false;

  giveBox(state.keep(wrapper));
  const given = (wrapper.parentElement ?? wrapper).querySelector<HTMLElement>(`.${overlayClass}`);
  const overlay = given ?? ownOverlay(document);
  if (given) {
    state.keep(given).setAttribute('role', 'button');
    given.tabIndex = 0;
    given.style.opacity = '1';
  } else wrapper.append(overlay);
  overlay.setAttribute('aria-label', embed.title ? `Play video: ${embed.title}` : 'Play video');

  const say = (action: 'play' | 'pause'): void => {
    if (player instanceof HTMLVideoElement) {
      // A browser may refuse to start it: its own controls are there.
      if (action === 'play') player.play().catch(() => {});
      else player.pause();
    } else if (provider) player?.contentWindow?.postMessage(provider.message(action), new URL(embed.address).origin);
  };
  const video: Video = {
    get shown() {
      return shown;
    },
    show() {
      if (shown || !isActive()) return;
      shown = true;
      onShow(embed);
      overlay.hidden = true;
      const isNew = !player;
      player ??= wrapper.appendChild(createPlayer(document, embed, provider?.query ?? { autoplay: '1' }));
      player.hidden = false;
      video.layout();
      if (!isNew || embed.kind === 'file') say('play');
      player.focus({ preventScroll: true });
    },
    rest() {
      if (!shown) return;
      shown = false;
      say('pause');
      const hadFocus = player?.contains(document.activeElement);
      if (player && (provider || embed.kind === 'file')) player.hidden = true;
      else {
        player?.remove();
        player = null;
      }
      overlay.hidden = false;
      if (hadFocus) overlay.focus({ preventScroll: true });
    },
    layout() {
      const { clientWidth: widthPx, clientHeight: heightPx } = wrapper;
      if (!player || !widthPx || !heightPx) return;
      const frame = videoFrame(mode, embed.shape, { widthPx, heightPx });
      Object.assign(player.style, {
        left: `${frame.leftPx}px`,
        top: `${frame.topPx}px`,
        width: `${frame.widthPx}px`,
        height: `${frame.heightPx}px`,
      });
    },
    destroy() {
      ending.abort();
      player?.remove();
      if (given) putAttribute(given, 'hidden', null);
      else overlay.remove();
      state.restore();
    },
  };
  const onAsked = (event: Event): void => {
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
    if (!isActive()) return;
    // Not for the gallery, which would go on to its next slide.
    event.preventDefault();
    event.stopPropagation();
    video.show();
  };
  overlay.addEventListener('click', onAsked, { signal });
  overlay.addEventListener('keydown', onAsked, { signal });
  return video;
}

/** A wrapper lies in the box that its parent's padding makes, or fills its slide; alone it is 16 to 9. */
function giveBox(wrapper: HTMLElement): void {
  const { parentElement: parent } = wrapper;
  const isBoxed = parent && (parent.style.paddingBottom !== '' || parent.matches('.embed-block-wrapper,.slide'));
  if (!isBoxed) return void Object.assign(wrapper.style, { position: 'relative', aspectRatio: '16 / 9' });
  if (getComputedStyle(parent).position === 'static') parent.style.position = 'relative';
  Object.assign(wrapper.style, { position: 'absolute', inset: '0px' });
}

function ownOverlay(document: Document): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `${overlayClass} ss-video-overlay`;
  return button;
}

function createPlayer(
  document: Document,
  { kind, address, title, poster }: Embed,
  query: Readonly<Record<string, string>>,
): HTMLIFrameElement | HTMLVideoElement {
  if (kind === 'file') {
    const player = document.createElement('video');
    Object.assign(player, { src: address, poster, controls: true, playsInline: true });
    return player;
  }
  const player = document.createElement('iframe');
  player.title = title || 'Video';
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  player.allowFullscreen = true;
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  player.src = playerAddress(address, query);
  return player;
}
