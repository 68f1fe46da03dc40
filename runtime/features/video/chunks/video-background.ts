/** Hosted videos behind sections and banners. */
import { copyAttributes } from '../../../browser/copy-element.ts';
import { readNumber } from '../../../contract/read.ts';
import { blockSkipped, type Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { standInOrigin, whenAllowed } from '../../third-parties/index.ts';
import { type BackgroundVideo, backgroundVideo } from '../background-address.ts';
import { addBackgroundPause, type BackgroundPause } from '../background-pause.ts';
import { isQuiet } from '../is-quiet.ts';
import { showFallback } from '../show-fallback.ts';

/** Number of the only filter that was observed: its strength of 85 is a brightness of 0.865. */
const brightnessFilter = 3;

/**
 * Shows the background's picture, and its player once the visitor allows third parties. The player cannot be reached by pointer
 * or keys, has a pause button, and pauses out of view. video#background-address, video#background-picture, video#less-motion
 */
export async function mount(element: HTMLElement, page: Page): Promise<Mounted> {
  const { dataset } = element;
  await showFallback(element, page);
  if (!dataset.configUrl) return { kind: 'background-image', dispose() {} };
  const video = backgroundVideo(dataset.configUrl, standInOrigin(location));
  if (!video) throw blockSkipped('unknown-video-host');
  const servedStyle = element.style.cssText;
  element.style.cssText += ';position:absolute;inset:0;overflow:hidden;container-type:size';
  const strength = readNumber(dataset.configFilterStrength) ?? 0;
  if (readNumber(dataset.configFilter) === brightnessFilter) element.style.filter = `brightness(${0.1 + 0.009 * strength})`;

  const frame = createFrame();
  const own = element.querySelector('iframe');
  const place = element.ownerDocument.createComment('');
  if (own) {
    copyAttributes(own, frame, /^(src|srcdoc|style|hidden)$/);
    own.replaceWith(place);
  }
  let isStopped = isQuiet();
  let isInView = true;
  let pause: BackgroundPause | undefined;
  const update = (): void => {
    const plays = !isStopped && isInView;
    if (plays && !frame.isConnected) {
      frame.src = video.address;
      element.append(frame);
    } else if (frame.isConnected) postCommand(frame, video, plays ? 'play' : 'pause');
  };
  frame.addEventListener('load', () => {
    frame.classList.add('ready');
    // The player ignored commands before it was loaded.
    if (isStopped || !isInView) postCommand(frame, video, 'pause');
  });
  const viewObserver = new IntersectionObserver(([entry]) => {
    isInView = !!entry?.isIntersecting;
    update();
  });
  const cancel = whenAllowed(page, () => {
    pause = addBackgroundPause(page, element, (stops) => {
      isStopped = stops;
      update();
    });
    pause.show(isStopped);
    viewObserver.observe(element);
  });
  return {
    dispose() {
      cancel();
      viewObserver.disconnect();
      pause?.dispose();
      frame.remove();
      if (own) place.replaceWith(own);
      element.style.cssText = servedStyle;
    },
  };
}

/** A frame that covers its container at 16:9. */
function createFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.allow = 'autoplay';
  frame.className = 'background-video';
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  frame.style.cssText =
    'position:absolute;top:50%;left:50%;width:max(100cqw,177.78cqh);height:max(100cqh,56.25cqw);border:0;max-width:none;transform:translate(-50%,-50%);pointer-events:none';
  return frame;
}

/** Plays or pauses the player by its host's message. video#messages */
function postCommand(frame: HTMLIFrameElement, { host, address }: BackgroundVideo, command: 'play' | 'pause'): void {
  const message = host === 'youtube' ? { event: 'command', func: `${command}Video`, args: '' } : { method: command };
  frame.contentWindow?.postMessage(JSON.stringify(message), new URL(address).origin);
}
