import { readNumber } from '../../contract/read.ts';
import { blockSkipped } from '../../page/block-skipped.ts';
import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { standInOrigin, whenAllowed } from '../third-parties/index.ts';
import { backgroundVideo } from './background-address.ts';
import { addBackgroundPause, type BackgroundPause } from './background-pause.ts';
import { isQuiet } from './is-quiet.ts';
import { showFallback } from './show-fallback.ts';

/** How pages number the one filter whose strength was seen drawn: 85 is a brightness of 0.865. */
const brightnessFilter = 3;

/**
 * A hosted video behind a section or a banner: its picture first, the player over it once the visitor may be brought to third parties. It is out of
 * reach of pointer and keys, has a control that stops it, and rests out of view. Who wants less motion or fewer data gets the picture, and the
 * control starts it. An empty address means no video. Wild 2 §2; spec 2 §4.
 */
export async function mount(element: HTMLElement, page: Page): Promise<Mounted> {
  const { dataset } = element;
  await showFallback(element, page);
  if (!dataset.configUrl) return { kind: 'background-image', dispose() {} };
  const video = backgroundVideo(dataset.configUrl, standInOrigin(location));
  if (!video) throw blockSkipped('unknown-video-host');
  const before = element.style.cssText;
  element.style.cssText += ';position:absolute;inset:0;overflow:hidden;container-type:size';
  const strength = readNumber(dataset.configFilterStrength) ?? 0;
  if (readNumber(dataset.configFilter) === brightnessFilter) element.style.filter = `brightness(${0.1 + 0.009 * strength})`;

  const frame = document.createElement('iframe');
  frame.allow = 'autoplay';
  frame.className = 'background-video';
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  frame.style.cssText =
    'position:absolute;top:50%;left:50%;width:max(100cqw,177.78cqh);height:max(100cqh,56.25cqw);border:0;max-width:none;transform:translate(-50%,-50%);pointer-events:none';
  const postCommand = (command: 'play' | 'pause'): void => {
    const message = video.host === 'youtube' ? { event: 'command', func: `${command}Video`, args: '' } : { method: command };
    frame.contentWindow?.postMessage(JSON.stringify(message), new URL(video.address).origin);
  };
  let isStopped = isQuiet();
  let isInView = true;
  let pause: BackgroundPause | undefined;
  const obey = (): void => {
    const plays = !isStopped && isInView;
    if (plays && !frame.isConnected) {
      frame.src = video.address;
      element.append(frame);
    } else if (frame.isConnected) postCommand(plays ? 'play' : 'pause');
  };
  // What was said before the player listened is said again.
  frame.onload = () => {
    frame.classList.add('ready');
    if (isStopped || !isInView) postCommand('pause');
  };
  const watch = new IntersectionObserver(([entry]) => {
    isInView = !!entry?.isIntersecting;
    obey();
  });
  const callOff = whenAllowed(page, () => {
    pause = addBackgroundPause(page, element, (stops) => {
      isStopped = stops;
      obey();
    });
    pause.show(isStopped);
    watch.observe(element);
  });
  return {
    dispose() {
      callOff();
      watch.disconnect();
      pause?.end();
      frame.remove();
      element.style.cssText = before;
    },
  };
}
