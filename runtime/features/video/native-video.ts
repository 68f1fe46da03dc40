import { withTexts } from '../../browser/page-texts.ts';
import { parseBlockJson } from '../../contract/blocks/block-json.ts';
import { readFields, readFlag, readNumber, readText } from '../../contract/read.ts';
import { widget } from '../../contract/texts/en/common.ts';
import { blockSkipped } from '../../page/block-skipped.ts';
import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { buildLineView } from '../../ui/line-view.ts';
import { addBackgroundPause } from './background-pause.ts';
import { inactiveSlide } from './inactive-slide.ts';
import { isQuiet } from './is-quiet.ts';
import { nativeSources } from './native-sources.ts';
import { showFallback } from './show-fallback.ts';

/** How much of an autoplaying video is to be in view for it to play (our choice). */
const playingPart = 0.25;

/**
 * A video that the site hosts itself: a player with the browser's own controls, or the background of a section. One that starts by itself
 * plays only in view, in a gallery while its slide is the current one, without sound, and not for visitors who want less motion or fewer data: they get its picture, and controls. Settings
 * that are missing mean full controls and no start. Starting one with sound pauses the others. Wild 2 §1, §2; spec 2 §3.
 */
export function mount(element: HTMLElement, page: Page): Mounted {
  const { dataset } = element;
  const isBackground = element.matches('.sqs-video-background-native');
  const text = dataset.configVideo ?? dataset.configNativeVideo;
  const sources = nativeSources(text ? parseBlockJson(text) : undefined, element.clientWidth * devicePixelRatio);
  if (!sources) throw blockSkipped('no-video');
  const settings = readFields(parseBlockJson(dataset.configSettings ?? 'null'));
  const wants = isBackground || readFlag(settings.autoPlay);
  const starts = wants && !isQuiet();
  const hasControls = !isBackground && (!starts || readText(settings.controls, 'full') !== 'none');

  const video = Object.assign(document.createElement('video'), {
    playsInline: true,
    // A browser lets nothing with sound start by itself.
    muted: wants || readFlag(settings.muted),
    loop: isBackground || readFlag(settings.loop),
    controls: hasControls,
    preload: starts ? 'auto' : 'none',
    poster: readText(readFields(parseBlockJson(dataset.configThumbnail ?? 'null')).src) || sources.poster,
    playbackRate: readNumber(dataset.configPlaybackSpeed) || 1,
  });
  if (isBackground) {
    video.setAttribute('aria-hidden', 'true');
    video.tabIndex = -1;
  }
  for (const [src, type] of sources.files) video.append(Object.assign(document.createElement('source'), { src, type }));
  const styled: [HTMLElement, string][] = [];
  const style = (target: HTMLElement | null, css: string): void => {
    if (!target) return;
    styled.push([target, target.style.cssText]);
    target.style.cssText += css;
  };
  if (isBackground) {
    style(element, ';position:absolute;inset:0;overflow:hidden');
    video.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;object-fit:cover';
  } else {
    // Its padding is the shape with a percent sign, which is no height.
    style(element.closest('.embed-block-wrapper'), ';padding-bottom:0;height:auto');
    style(element, ';position:relative;height:auto');
    video.style.cssText = `display:block;width:100%;aspect-ratio:${sources.ratio};background:#000`;
  }
  const box = element.querySelector<HTMLElement>('.native-video-player,.sqs-video-background-native__video-player') ?? element;
  const before = Array.from(box.childNodes);
  box.replaceChildren(video);

  if (isBackground) void showFallback(element, page).catch(page.errors.report);

  const over = new AbortController();
  const { signal } = over;
  let isStopped = !starts;
  let isInView = false;
  const play = () => void video.play().catch(() => {});
  const obey = (): void => {
    if (isStopped) return;
    if (isInView && !element.closest(inactiveSlide)) play();
    else video.pause();
  };
  const watch = new IntersectionObserver(
    ([entry]) => {
      isInView = !!entry?.isIntersecting;
      obey();
    },
    { threshold: playingPart },
  );
  if (starts) watch.observe(video);
  // A gallery's slides lie on one another, in view all of them.
  const slide = element.closest('.slide');
  const slideWatch = new MutationObserver(obey);
  if (starts && slide) slideWatch.observe(slide, { attributeFilter: ['class'] });
  // Its own sound is the only one; what is silent disturbs nobody.
  video.addEventListener('play', () => video.muted || page.emitter.emit('video-plays', element), { signal });
  // Its picture lies over it until there is something to see.
  const picture = element.querySelector('.sqs-video-background-native__fallback-image')?.classList;
  const hidden = 'sqs-video-background-native__fallback-image--hidden';
  video.addEventListener('playing', () => picture?.add(hidden), { signal });
  const leave = page.emitter.on('video-plays', (other) => other !== element && !video.muted && video.pause());
  const pause = isBackground
    ? addBackgroundPause(page, element, (stops) => {
        isStopped = stops;
        if (stops) video.pause();
        else play();
      })
    : null;
  pause?.show(isStopped);
  let endError = () => {};
  const fail = (): void => {
    endError();
    endError = showError(page, box, () => {
      endError();
      video.load();
      play();
    });
  };
  // Behind a section its picture stays. The last file that is tried says that none came.
  if (!isBackground) for (const each of [video, video.lastElementChild]) each?.addEventListener('error', fail, { signal });
  return {
    kind: isBackground ? 'video-background' : 'native-video',
    dispose() {
      over.abort();
      endError();
      watch.disconnect();
      slideWatch.disconnect();
      leave();
      video.pause();
      box.replaceChildren(...before);
      for (const [target, css] of styled) target.style.cssText = css;
      pause?.end();
      picture?.remove(hidden);
    },
  };
}

/** Says over the player that no file came, with a button that tries again. Returns what takes it away. */
function showError({ chunks }: Page, box: HTMLElement, retry: () => void): () => void {
  const { view, line, button, dispose } = buildLineView(box, 'ss-video-error', 'status', retry);
  view.style.cssText =
    'position:absolute;inset:0;justify-content:center;align-content:center;padding:16px;color:#fff;background:#16181b;text-align:center';
  const stopTexts = withTexts(chunks, { widget }, ({ widget: words }) => {
    line.textContent = words.failed;
    button.textContent = words.retry;
  });
  box.append(view);
  return () => {
    stopTexts();
    dispose();
  };
}
