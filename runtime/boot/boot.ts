/**
 * The one script of a page: reads what the page says of itself, starts the page's services and brings its blocks to life.
 * Nothing in here may throw into the page. Interfaces: `window.SSRuntime` and `<html data-ss-runtime>`.
 */

import { startIdleMs } from '../browser/clock.ts';
import { logError, warn } from '../browser/console.ts';
import { hasBrokenBuiltIns } from '../browser/has-broken-built-ins.ts';
import { isModern } from '../browser/is-modern.ts';
import { onLeave } from '../browser/on-leave.ts';
import { maxWaitMs } from '../browser/or-meanwhile.ts';
import { isCensusDisabled, readPageContext } from '../browser/page-globals.ts';
import { readsChunks } from '../browser/reads-chunks.ts';
import { showPictures } from '../browser/show-pictures.ts';
import { whenLoaded } from '../browser/when-loaded.ts';
import { whenParsed } from '../browser/when-parsed.ts';
import { whileParsing } from '../browser/while-parsing.ts';
import { type ConnectCompat, installCompat } from '../compat/queue.ts';
import { startMessages } from '../contract/page/messages.ts';
import { readFields } from '../contract/read.ts';
import { decodeCoreContext } from '../contract/site/core-context.ts';
import { createPageBlocks } from '../features/blocks/index.ts';
import { holdEarlyClicks } from '../features/buttons/index.ts';
import { createCookieBanner } from '../features/consent/index.ts';
import { liftStates } from '../features/platform-states/index.ts';
import { fetchWebFonts } from '../features/third-parties/index.ts';
import type { PageSite } from '../page/page-site.ts';
import { createRuntime, type Runtime, type Started, startError } from './api.ts';
import { createBootContext } from './create-boot-context.ts';
import { createPage } from './create-page.ts';
import { frozenCopy } from './frozen-copy.ts';
import { scriptFolder } from './script-folder.ts';

/** Put in by the build. */
declare const release: string;

const runningMark = Symbol.for('ss-runtime');

try {
  if (runningMark in window) warn(startMessages.secondRun);
  else boot();
} catch (error) {
  giveUp();
  logError(error);
}

/** The page stays as the server sent it: its content and its pictures are shown all the same. */
function giveUp(): void {
  setState('failed');
  showAll();
  // Elements that are not parsed yet. What hangs may hold the second event for ever.
  addEventListener('DOMContentLoaded', showAll);
  addEventListener('load', showAll);
}

function showAll(): void {
  showPictures();
  try {
    liftStates(document, 'failed');
  } catch {
    // Built-ins that the page has replaced: the pictures are there at least.
  }
}

/** Sets `data-ss-runtime`: how far start-up is. */
function setState(state: 'booting' | 'ready' | 'failed'): void {
  try {
    document.documentElement.setAttribute('data-ss-runtime', state);
  } catch {
    // A page may have replaced even this.
  }
}

function boot(): void {
  (window as { [runningMark]?: true })[runningMark] = true;
  setState('booting');
  const connectCompat = installCompat(window);
  // Older browsers keep the page as the server sent it; the names that its scripts call are there, and do nothing.
  if (readsChunks()) start(connectCompat);
  else giveUp();
}

function start(connectCompat: ConnectCompat): void {
  let site: PageSite | null = null;
  let made: Started | null = null;
  const bootContext = createBootContext(window, scriptFolder(document), release, () => site);
  const { clock, errors } = bootContext;
  const whenIdle = () => new Promise<void>((resolve) => clock.whenIdle(resolve, startIdleMs));

  const spoilt = hasBrokenBuiltIns(document);
  const isBasic = spoilt || !isModern(window);
  const fail = (error: unknown): null => {
    giveUp();
    errors.report(error);
    return null;
  };
  const makePage = (input: object | null): Started => {
    const rawContext = frozenCopy(readFields(input));
    site = { rawContext, context: decodeCoreContext(rawContext) };
    const page = createPage(bootContext, site, () => !input || isCensusDisabled(window), isBasic);
    made = { page, blocks: createPageBlocks(page), banner: createCookieBanner(page) };
    // A visitor who leaves before the page is there was here all the same. Later views are seen by features/analytics/analytics.ts.
    onLeave(window, () => page.recordPageView());
    if (!isBasic) {
      holdEarlyClicks(page);
      fetchWebFonts(page);
    }
    // For the site's owner: somebody is signed in, has just logged out, or wants no redirect once signed in.
    if (page.context.account || /[?&](logout=true|noredirect)\b/.test(location.search))
      page.service('owner').catch(errors.report);
    return made;
  };
  const begin = async (): Promise<Started> => {
    // A page may assign its context after this script: then it is read once the document is there.
    if (!readPageContext(window)) await whenParsed(document);
    return makePage(readPageContext(window));
  };
  const finish = async ({ page, blocks }: Started): Promise<void> => {
    await whileParsing(document, () => {
      try {
        liftStates(document, 'start');
      } catch (error) {
        errors.report(error);
      }
      blocks.reserve();
    });
    if (!isBasic)
      connectCompat(async () => {
        // The galleries that templates make have their pictures all the same.
        const stop = clock.after(maxWaitMs, showPictures);
        const chunk = await page.chunks.load('compat');
        stop();
        return chunk.createHandler(page, runtime);
      }, errors.report);
    // Each in a task of its own: the browser may draw the page first.
    const viewed = whenIdle().then(() => page.recordPageView());
    await new Promise<void>((next) => clock.after(0, next));
    await runtime.initialize();
    if (!isBasic)
      page.chunks
        .load('unhide')
        .then(({ unhide }) => unhide(page))
        .catch(logError);
    await viewed;
    // Without a context its blocks live, but it has no services: there is no site to speak of.
    const problem = spoilt ? 'spoilt' : readPageContext(window) ? null : 'no-environment';
    setState(problem ? 'failed' : 'ready');
    if (!problem) return;
    logError(startMessages[problem]);
    errors.report(startError(problem));
  };

  const started = begin().catch(fail);
  // What need not be there in the page's first task. Where it cannot be fetched, errors wait until the visitor leaves; on a spoilt
  // page as well, where what sends them at once would lose them.
  const comeAfterLoad = async (): Promise<void> => {
    if (spoilt) return;
    await whenLoaded(window, clock);
    await whenIdle();
    await bootContext.telemetry();
    const live = await started;
    if (live) await live.page.telemetry();
  };
  const afterLoad = comeAfterLoad();
  afterLoad.catch(logError);
  const ready = started
    .then((live) => live && finish(live))
    .catch(fail)
    .then(() => {});
  const runtime = createRuntime(bootContext, () => made, started, afterLoad, ready);
  (window as { SSRuntime?: Runtime }).SSRuntime = runtime;
}
