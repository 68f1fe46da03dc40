/**
 * The one script of a page: reads what the page says of itself, starts the page's services and brings its blocks to life.
 * Nothing in here may throw into the page. Interfaces: `window.SSRuntime` and `<html data-ss-runtime>`.
 */

import { logError, warn } from '../browser/console.ts';
import { isModern } from '../browser/is-modern.ts';
import { isSpoilt } from '../browser/is-spoilt.ts';
import { onLeave } from '../browser/on-leave.ts';
import { maxWaitMs } from '../browser/or-meanwhile.ts';
import { createPageGlobals } from '../browser/page-globals.ts';
import { showPictures } from '../browser/show-pictures.ts';
import { whenLoaded } from '../browser/when-loaded.ts';
import { whenParsed } from '../browser/when-parsed.ts';
import { whileParsing } from '../browser/while-parsing.ts';
import { installCompat } from '../compat/queue.ts';
import { RuntimeError } from '../contract/errors.ts';
import { startMessages } from '../contract/page/messages.ts';
import { type CoreContext, decodeCoreContext } from '../contract/site/core-context.ts';
import { createPageBlocks } from '../features/blocks/index.ts';
import { holdEarlyClicks } from '../features/buttons/index.ts';
import { layOut } from '../features/gallery/index.ts';
import type { Page } from '../page/page.ts';
import { createRuntime, type Runtime, type Started } from './api.ts';
import { createBootContext } from './create-boot-context.ts';
import { createPage } from './create-page.ts';
import { frozenCopy } from './frozen-copy.ts';
import { overlays } from './overlays.ts';
import { scriptFolder } from './script-folder.ts';

/** Put in by the build. */
declare const runtimeVersion: string;
declare const release: string;

const runningMark = Symbol.for('ss-runtime');

try {
  if (runningMark in window) warn(startMessages.secondRun);
  else boot();
} catch (error) {
  giveUp();
  logError(error);
}

/** What was to bring the page to life will not: its pictures are shown all the same. */
function giveUp(): void {
  setState('failed');
  showPictures();
  // Those that are not there yet.
  addEventListener('load', () => showPictures());
}

/** Says on the page how far start-up is. */
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

  let context: CoreContext | null = null;
  let made: Started | null = null;
  const globals = createPageGlobals(window);
  const compat = installCompat(window);
  const bootContext = createBootContext(window, { base: scriptFolder(document), release, context: () => context });

  const spoilt = isSpoilt(document);
  const isBasic = spoilt || !isModern(window);
  const fail = (error: unknown): null => {
    giveUp();
    bootContext.errors.report(error);
    return null;
  };
  // A view that cannot be counted takes nothing else down.
  const viewPage = ({ census }: Page, isRestored?: boolean) => {
    try {
      census.recordPageView(isRestored);
    } catch (error) {
      bootContext.errors.report(error);
    }
  };
  const makePage = (input: object | null): Started => {
    const rawContext = frozenCopy(input);
    context = frozenCopy(decodeCoreContext(rawContext));
    const page = createPage(bootContext, {
      context,
      rawContext,
      layOut,
      isBasic,
      isPrerendering: () => Boolean((document as { prerendering?: boolean }).prerendering),
      isCensusDisabled: () => !input || globals.isCensusDisabled(),
    });
    made = { page, blocks: createPageBlocks(page), overlays: overlays.map((create) => create(page)) };
    // A visitor who leaves before the page is there was here all the same.
    onLeave(window, () => viewPage(page));
    if (!isBasic) holdEarlyClicks(page);
    document.addEventListener('prerenderingchange', () => viewPage(page));
    window.addEventListener('pageshow', ({ persisted }) => persisted && viewPage(page, true));
    // For the site's owner: somebody is signed in, has just logged out, or wants no redirect once signed in.
    if (context.account || /[?&](logout=true|noredirect)\b/.test(location.search))
      page.service('owner').catch(bootContext.errors.report);
    return made;
  };
  const start = async (): Promise<Started> => {
    // A page may assign its context after this script: then it is read once the document is there.
    if (!globals.context()) await whenParsed(document);
    return makePage(globals.context());
  };
  const finish = async (live: Started): Promise<void> => {
    whileParsing(document, live.blocks.reserve);
    await whenParsed(document);
    if (!isBasic)
      compat.connect(async () => {
        // The galleries that templates make have their pictures all the same.
        const stop = bootContext.clock.after(maxWaitMs, showPictures);
        const chunk = await live.page.chunks.load('compat');
        stop();
        return chunk.createHandler(live.page, runtime);
      }, bootContext.errors.report);
    // Each in a task of its own: the browser may draw the page first.
    const viewed = new Promise<void>((done) => bootContext.clock.whenIdle(() => done(viewPage(live.page))));
    await new Promise<void>((next) => bootContext.clock.after(0, next));
    await runtime.initialize();
    await viewed;
    // Without a context its blocks live, but it has no services: there is no site to speak of.
    const problem = spoilt ? startMessages.spoilt : globals.context() ? null : startMessages.noEnvironment;
    setState(problem ? 'failed' : 'ready');
    if (!problem) return;
    logError(problem);
    bootContext.errors.report(new RuntimeError(spoilt ? 'spoilt' : 'no-environment', problem));
  };

  const started = start().catch(fail);
  // What need not be there in the page's first task. Where it cannot be fetched, errors wait until the visitor leaves; on a spoilt
  // page as well, where what sends them at once would lose them.
  const afterLoad: Promise<unknown> = spoilt
    ? started
    : new Promise<unknown>((done) =>
        whenLoaded(window, () => bootContext.clock.whenIdle(() => done(bootContext.telemetry().then(() => started)))),
      ).then(() => made?.page.telemetry());
  afterLoad.catch(logError);
  const ready = started
    .then((live) => live && finish(live))
    .catch(fail)
    .then(() => {});
  const runtime = createRuntime({ version: runtimeVersion, ready, now: () => made, started, afterLoad, document });
  (window as { SSRuntime?: Runtime }).SSRuntime = runtime;
}
