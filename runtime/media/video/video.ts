import { putAttribute } from '../../lib/put-attribute.ts';
import { createPlayer, type VideoMode } from './player.ts';
import { playerAddress, providerOf } from './provider.ts';
import { type Embed, readEmbed } from './read-embed.ts';

/** One video of the page. */
export interface Video {
  /** Pauses it and lays the overlay over it again. Players that know no messages are loaded anew the next time. */
  rest(): void;
  destroy(): void;
}

export interface VideoOptions {
  /** Whether it can be shown now: in a gallery only the current slide's can. Spec 2 §4. */
  readonly isActive: () => boolean;
  /** It is about to be shown, and others are to make room. */
  readonly onShow: (embed: Embed) => void;
}

const overlayClass = 'sqs-video-overlay';
/** Dark, with the sign of play on a disc. */
const overlayStyle =
  'position:absolute;inset:0;width:100%;height:100%;border:0;background:radial-gradient(circle,#000a 36px,#0000 37px),#222;color:#fff;font-size:32px;cursor:pointer;outline-offset:-6px';

/**
 * Gives an empty `.sqs-video-wrapper` its overlay: the one on the page is made a button, else a dark one of ours stands in. Nothing of
 * the player's host is asked for before the visitor asks for the video, by click, Enter or Space. Throws RuntimeError `invalid-embed`.
 * Spec 1 §4, spec 2 §4, §5, §9; wild §2 "Videos".
 */
export function createVideo(wrapper: HTMLElement, { isActive, onShow }: VideoOptions): Video {
  const { ownerDocument: document, dataset } = wrapper;
  const embed = readEmbed(dataset.html ?? '', document);
  const provider = embed.isFile ? null : providerOf(dataset.providerName ?? '', embed.address);
  const given = (wrapper.parentElement ?? wrapper).querySelector<HTMLElement>(`.${overlayClass}`);
  const overlay = given ?? wrapper.appendChild(document.createElement('button'));
  const before = [wrapper, overlay].map((element) => [element, element.cloneNode(false) as Element] as const);
  let player: ReturnType<typeof createPlayer> | null = null;

  giveBox(wrapper);
  if (given) given.style.opacity = '1';
  else
    Object.assign(overlay, { type: 'button', className: overlayClass, textContent: '\u25b6\ufe0e' }).style.cssText = overlayStyle;
  overlay.tabIndex = 0;
  overlay.setAttribute('role', 'button');
  overlay.setAttribute('aria-label', embed.title ? `Play video: ${embed.title}` : 'Play video');

  const say = (action: 'play' | 'pause'): void => {
    // A browser may refuse to start a file: its own controls are there.
    if (player instanceof HTMLVideoElement) void Promise.resolve(player[action]()).catch(() => {});
    else if (provider)
      player?.contentWindow?.postMessage(JSON.stringify(provider.message(action)), new URL(embed.address).origin);
  };
  const onAsked = (event: Event): void => {
    if ((event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') || !isActive()) return;
    // Not for the gallery, which would go on to its next slide.
    event.preventDefault();
    event.stopPropagation();
    onShow(embed);
    overlay.hidden = true;
    overlay.style.visibility = 'hidden';
    const isNew = !player;
    player ??= wrapper.appendChild(
      createPlayer(
        document,
        embed.isFile ? embed : { ...embed, address: playerAddress(embed.address, provider) },
        modeOf(wrapper),
      ),
    );
    player.hidden = false;
    if (!isNew || embed.isFile) say('play');
    player.focus({ preventScroll: true });
  };
  overlay.addEventListener('click', onAsked);
  overlay.addEventListener('keydown', onAsked);
  return {
    rest() {
      if (!overlay.hidden) return;
      say('pause');
      const hadFocus = player === document.activeElement;
      if (player && (provider || embed.isFile)) player.hidden = true;
      else {
        player?.remove();
        player = null;
      }
      overlay.hidden = false;
      overlay.style.visibility = '';
      if (hadFocus) overlay.focus({ preventScroll: true });
    },
    destroy() {
      overlay.removeEventListener('click', onAsked);
      overlay.removeEventListener('keydown', onAsked);
      player?.remove();
      if (!given) overlay.remove();
      for (const [element, copy] of before)
        for (const name of ['style', 'hidden', 'role', 'tabindex', 'aria-label'])
          putAttribute(element, name, copy.getAttribute(name));
    },
  };
}

/** A wrapper lies in the box that its parent's padding makes, or fills its slide; alone it is 16 to 9. */
function giveBox({ style, parentElement: parent }: HTMLElement): void {
  const isBoxed = parent?.matches('.embed-block-wrapper,.slide,[style*=padding-bottom]');
  if (isBoxed && parent && getComputedStyle(parent).position === 'static') parent.style.position = 'relative';
  Object.assign(style, isBoxed ? { position: 'absolute', inset: '0px' } : { position: 'relative', aspectRatio: '16 / 9' });
  Object.assign(style, { overflow: 'hidden', containerType: 'size' });
}

/** As the wrapper says, else as pictures lie in its slide. */
const modeOf = (wrapper: Element): VideoMode => {
  const said = wrapper.getAttribute('data-mode') ?? wrapper.closest('.slide')?.className ?? '';
  return /\b(content-)?fill\b/.test(said) ? 'fill' : /\b(content-)?fit\b/.test(said) ? 'fit' : 'none';
};
