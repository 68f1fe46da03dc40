import type { PageVisit } from '../../artifacts/artifacts.ts';
import type { Tab } from '../../browser/browser.ts';
import { inTime } from '../../browser/in-time.ts';
import { waitMs } from '../../browser/waits.ts';
import type { PageTime } from './page-time.ts';

type Pictures = PageVisit['pictures'];

/** Width of a picture, at which the text of a banner is legible. */
const widthPx = 960;
const jpegQuality = 60;
/** Page time between two looks at the page's motion, about three frames. */
const stepMs = 50;

/** Takes the pictures of a visit; none when reports show none. A page that cannot be drawn in time has no picture. */
export function createPictures(tab: Tab, time: Pick<PageTime, 'frames' | 'pass'>, areWanted: boolean) {
  const taken: Pictures[number][] = [];
  return {
    taken: taken as Pictures,
    /** Takes a picture of the start of the page once transitions, such as a banner's, have ended. */
    async take(label: string): Promise<void> {
      if (!areWanted) return;
      await settle(tab, time);
      // The visitor has scrolled to the end, where a banner that is not fixed cannot be seen.
      await inTime(tab.evaluate('scrollToStart'), waitMs('draw'), 'drawing').catch(() => undefined);
      const jpeg = await inTime(capture(tab), waitMs('picture'), 'taking a picture').catch(() => null);
      if (jpeg !== null) taken.push({ label, jpeg, takenAtMs: Date.now() });
    },
  };
}

/** Lets frames be drawn until nothing moves, at most for the duration of a banner's transitions. */
async function settle(tab: Tab, { frames, pass }: Pick<PageTime, 'frames' | 'pass'>): Promise<void> {
  const untilMs = Date.now() + waitMs('bannerMotion');
  do {
    await frames();
    await pass(stepMs);
  } while (Date.now() < untilMs && !(await inTime(tab.evaluate('isAtRest'), waitMs('draw'), 'drawing').catch(() => true)));
  // The last state is drawn with the next frame.
  await frames();
}

/** Returns the visible part of the page as JPEG in base64. */
async function capture({ session }: Tab): Promise<string> {
  const { cssVisualViewport } = await session.send('Page.getLayoutMetrics');
  const { pageX: x, pageY: y, clientWidth: width, clientHeight: height } = cssVisualViewport;
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: jpegQuality,
    clip: { x, y, width, height, scale: Math.min(1, widthPx / width) },
  });
  return data;
}
