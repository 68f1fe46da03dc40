/** Videos that the site hosts, in blocks and behind sections. */
import { copyAttributes } from '../../../browser/copy-element.ts';
import { withTexts } from '../../../browser/page-texts.ts';
import { parseBlockJson, readFields, readFlag, readNumber, readText } from '../../../contract/read.ts';
import { widget } from '../../../contract/texts/en/common.ts';
import { blockSkipped, type Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { buildLineView } from '../../../ui/dom/line-view.ts';
import { addBackgroundPause } from '../background-pause.ts';
import { inactiveSlide } from '../inactive-slide.ts';
import { isQuiet } from '../is-quiet.ts';
import { type NativeSources, nativeSources } from '../native-sources.ts';
import { showFallback } from '../show-fallback.ts';

/** Share of an autoplaying video that must be in view. video#native-autoplay */
const playingRatio = 0.25;

/** Mounts a player with the browser's own controls, or the background of a section. Throws `blockSkipped` without a video. */
export function mount(element: HTMLElement, page: Page): Mounted {
  const { dataset } = element;
  const isBackground = element.matches('.sqs-video-background-native');
  const text = dataset.configVideo ?? dataset.configNativeVideo;
  const sources = nativeSources(text ? parseBlockJson(text) : undefined, element.clientWidth * devicePixelRatio);
  if (!sources) throw blockSkipped('no-video');
  const { video, starts } = createPlayer(element, sources, isBackground);
  const restoreStyles = isBackground ? coverSection(element, video) : shapeBlock(element, video, sources.ratio);
  const box = element.querySelector<HTMLElement>('.native-video-player,.sqs-video-background-native__video-player') ?? element;
  const served = Array.from(box.childNodes);
  const own = box.querySelector('video');
  if (own) keepOwn(own, video);
  box.replaceChildren(video);

  const playback = createPlayback(element, video, starts);
  const controller = new AbortController();
  pauseOthers(element, video, page, controller.signal);
  const decorations = isBackground
    ? decorateBackground(element, video, page, playback, !starts)
    : reportErrors(box, video, page, playback, controller.signal);
  return {
    kind: isBackground ? 'video-background' : 'native-video',
    dispose() {
      controller.abort();
      decorations.dispose();
      playback.dispose();
      video.pause();
      box.replaceChildren(...served);
      restoreStyles();
    },
  };
}

/** Returns the video with its settings, and whether it plays automatically. video#native-settings, video#less-motion */
function createPlayer(element: HTMLElement, sources: NativeSources, isBackground: boolean) {
  const { dataset } = element;
  const settings = readFields(parseBlockJson(dataset.configSettings ?? 'null'));
  const autoplays = isBackground || readFlag(settings.autoPlay);
  const starts = autoplays && !isQuiet();
  const video = Object.assign(document.createElement('video'), {
    playsInline: true,
    // Browsers block autoplay with sound: https://developer.mozilla.org/docs/Web/Media/Guides/Autoplay
    muted: autoplays || readFlag(settings.muted),
    loop: isBackground || readFlag(settings.loop),
    controls: !isBackground && (!starts || readText(settings.controls, 'full') !== 'none'),
    preload: starts ? 'auto' : 'none',
    poster: readText(readFields(parseBlockJson(dataset.configThumbnail ?? 'null')).src) || sources.poster,
    playbackRate: readNumber(dataset.configPlaybackSpeed) || 1,
  });
  if (isBackground) {
    video.setAttribute('aria-hidden', 'true');
    video.tabIndex = -1;
  }
  for (const file of sources.files) video.append(Object.assign(document.createElement('source'), file));
  return { video, starts };
}

/** Attributes that the runtime sets, since the video's data and the visitor decide. */
const setAttributes = /^(src|style|hidden|autoplay|muted|loop|controls|preload|poster|playsinline)$/;

/** Keeps what the owner wrote for the video that this one replaces, and its captions. */
function keepOwn(own: HTMLVideoElement, video: HTMLVideoElement): void {
  copyAttributes(own, video, setAttributes);
  for (const track of own.querySelectorAll('track')) video.append(track.cloneNode());
}

/** Makes the video cover its section. Returns a function that restores the styles. */
function coverSection(element: HTMLElement, video: HTMLVideoElement): () => void {
  const { cssText } = element.style;
  element.style.cssText += ';position:absolute;inset:0;overflow:hidden';
  video.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;object-fit:cover';
  return () => {
    element.style.cssText = cssText;
  };
}

/** Gives the block the video's shape. Returns a function that restores the styles. video#native-shape */
function shapeBlock(element: HTMLElement, video: HTMLVideoElement, ratio: number): () => void {
  const wrapper = element.closest<HTMLElement>('.embed-block-wrapper');
  const wrapperStyle = wrapper?.style.cssText ?? '';
  const { cssText } = element.style;
  if (wrapper) wrapper.style.cssText += ';padding-bottom:0;height:auto';
  element.style.cssText += ';position:relative;height:auto';
  video.style.cssText = `display:block;width:100%;aspect-ratio:${ratio};background:#000`;
  return () => {
    if (wrapper) wrapper.style.cssText = wrapperStyle;
    element.style.cssText = cssText;
  };
}

interface Playback {
  play(): void;
  /** Stops or starts the video, whether it is in view or not. */
  setStopped(stops: boolean): void;
  dispose(): void;
}

/** Plays an autoplaying video while it is in view and in the current slide. video#native-autoplay */
function createPlayback(element: HTMLElement, video: HTMLVideoElement, starts: boolean): Playback {
  let isStopped = !starts;
  let isInView = false;
  const play = () => void video.play().catch(() => {});
  const update = (): void => {
    if (isStopped) return;
    if (isInView && !element.closest(inactiveSlide)) play();
    else video.pause();
  };
  const viewObserver = new IntersectionObserver(
    ([entry]) => {
      isInView = !!entry?.isIntersecting;
      update();
    },
    { threshold: playingRatio },
  );
  // Stacked slides are all in view.
  const slide = element.closest('.slide');
  const slideObserver = new MutationObserver(update);
  if (starts) viewObserver.observe(video);
  if (starts && slide) slideObserver.observe(slide, { attributeFilter: ['class'] });
  return {
    play,
    setStopped(stops) {
      isStopped = stops;
      if (stops) video.pause();
      else play();
    },
    dispose() {
      viewObserver.disconnect();
      slideObserver.disconnect();
    },
  };
}

/** Pauses this video when another one starts with sound, and reports its own start. video#sound-alone */
function pauseOthers(element: HTMLElement, video: HTMLVideoElement, page: Page, signal: AbortSignal): void {
  video.addEventListener('play', () => video.muted || page.emitter.emit('video-plays', element), { signal });
  const stopListening = page.emitter.on('video-plays', (other) => other !== element && !video.muted && video.pause());
  signal.addEventListener('abort', stopListening);
}

/** Shows the picture until the video plays, and a pause button. video#background-picture, video#background-pause */
function decorateBackground(element: HTMLElement, video: HTMLVideoElement, page: Page, playback: Playback, isStopped: boolean) {
  void showFallback(element, page).catch(page.errors.report);
  const picture = element.querySelector('.sqs-video-background-native__fallback-image')?.classList;
  const hidden = 'sqs-video-background-native__fallback-image--hidden';
  const hidePicture = () => picture?.add(hidden);
  video.addEventListener('playing', hidePicture);
  const pause = addBackgroundPause(page, element, playback.setStopped);
  pause.show(isStopped);
  return {
    dispose() {
      video.removeEventListener('playing', hidePicture);
      pause.dispose();
      picture?.remove(hidden);
    },
  };
}

/** Shows an error over the player if no file could be loaded, with a button that tries again. video#native-error */
function reportErrors(box: HTMLElement, video: HTMLVideoElement, page: Page, playback: Playback, signal: AbortSignal) {
  let hideError = () => {};
  const onError = (): void => {
    hideError();
    hideError = showError(page, box, () => {
      hideError();
      video.load();
      playback.play();
    });
  };
  // Each `source` that fails gets an error event; that of the last one means that none is left.
  // https://html.spec.whatwg.org/multipage/media.html#concept-media-load-algorithm
  for (const target of [video, video.lastElementChild]) target?.addEventListener('error', onError, { signal });
  return { dispose: () => hideError() };
}

function showError({ chunks }: Page, box: HTMLElement, retry: () => void): () => void {
  const { view, line, button, dispose } = buildLineView(box, 'ss-video-error', 'status', retry);
  view.style.cssText =
    'position:absolute;inset:0;justify-content:center;align-content:center;padding:16px;color:#fff;background:#16181b;text-align:center';
  const stopTexts = withTexts(chunks, { widget }, (texts) => {
    line.textContent = texts.widget.failed;
    button.textContent = texts.widget.retry;
  });
  box.append(view);
  return () => {
    stopTexts();
    dispose();
  };
}
