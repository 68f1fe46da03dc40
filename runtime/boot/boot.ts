// Part of the boot script.
/**
 * The boot script of a page: reads the page context, starts the page's services and mounts its blocks. None of its errors may
 * reach the page. It sets `window.SSRuntime` and `<html data-ss-runtime>`.
 */

import { hasBrokenBuiltIns, isModern, supportsChunks } from '../browser/browser-support.ts';
import { startIdleMs } from '../browser/clock.ts';
import { logError, warn } from '../browser/console.ts';
import { whenLoaded, whenParsed, whenStyled, whileParsing } from '../browser/document-ready.ts';
import type { Chunks } from '../browser/load-chunk.ts';
import { isCensusDisabled, readPageContext } from '../browser/page-globals.ts';
import { onPageHide } from '../browser/page-lifecycle.ts';
import { createPressHold, type PressHold } from '../browser/press-hold.ts';
import { showPictures } from '../browser/show-pictures.ts';
import { maxWaitMs } from '../browser/with-fallback.ts';
import { type ConnectCompat, installCompat } from '../compat/queue.ts';
import { readFields } from '../contract/read.ts';
import { startMessages } from '../contract/site/constants.ts';
import { decodeCoreContext } from '../contract/site/core-context.ts';
import { createPageBlocks } from '../features/blocks/index.ts';
import { createCookieBanner } from '../features/consent/index.ts';
import { liftStates } from '../features/platform-states/index.ts';
import { fetchWebFonts } from '../features/third-parties/index.ts';
import type { BootContext } from '../page/boot-context.ts';
import type { PageSite } from '../page/page.ts';
import { createRuntime, type Runtime, type Started, startError } from './api.ts';
import { createBootContext, scriptFolder } from './create-boot-context.ts';
import { createPage } from './create-page.ts';
import { frozenCopy } from './frozen-copy.ts';

/** Inserted by the build. */
declare const release: string;

/** Whether a browser saved the page while the runtime ran on it. */
const isSaved = document.documentElement.hasAttribute('data-ss-runtime');

try {
  if ('SSRuntime' in window) warn(startMessages.secondRun);
  else boot();
} catch (error) {
  giveUp();
  logError(error);
}

/** Marks that the platform's scripts set and that no published page has. site#saved-pages */
const leftMarkSigns =
  '.yui3-js-enabled,[data-controllers-bound],.positioned,.shrink,[class*=preF],[class*=preS],[class*=--ready],[class*=gallery-design-][style]';

/** Mounts read the classes and boxes that they find. */
async function clearLeftMarks(chunks: Chunks): Promise<void> {
  if (document.querySelector(leftMarkSigns)) (await chunks.load('saved-page')).clearLeftMarks(document);
}

async function clearSavedMarks(chunks: Chunks): Promise<void> {
  await whenParsed(document);
  (await chunks.load('saved-page')).clearOwnMarks(document);
}

/** Leaves the page as the server sent it, and shows its content and its pictures. */
function giveUp(): void {
  setState('failed');
  showAll();
  // For elements that are not parsed yet. A hanging request delays `load` without end.
  addEventListener('DOMContentLoaded', showAll);
  addEventListener('load', showAll);
}

function showAll(): void {
  showPictures();
  try {
    liftStates(document, 'failed');
  } catch {
    // The page has replaced built-ins: the pictures at least are shown.
  }
}

/** Sets `data-ss-runtime`, the state of start-up. */
function setState(state: 'booting' | 'ready' | 'failed'): void {
  try {
    document.documentElement.setAttribute('data-ss-runtime', state);
  } catch {
    // A page may have replaced this method as well.
  }
}

function boot(): void {
  setState('booting');
  const presses = createPressHold();
  const connectCompat = installCompat(window, presses);
  // In older browsers the page stays as the server sent it; the names that its scripts call exist and do nothing.
  if (supportsChunks()) start(connectCompat, presses);
  else giveUp();
}

function start(connectCompat: ConnectCompat, presses: PressHold): void {
  let site: PageSite | null = null;
  let startedPage: Started | null = null;
  const bootContext = createBootContext(window, scriptFolder(document), release, () => site, presses);
  const { clock, errors } = bootContext;
  const whenIdle = () => new Promise<void>((resolve) => clock.whenIdle(resolve, startIdleMs));

  const spoilt = hasBrokenBuiltIns(document);
  const isBasic = spoilt || !isModern();
  const fail = (error: unknown): null => {
    giveUp();
    errors.report(error);
    return null;
  };
  const makePage = (input: object | null): Started => {
    const rawContext = frozenCopy(readFields(input));
    site = { rawContext, context: decodeCoreContext(rawContext) };
    const page = createPage(bootContext, site, () => !input || isCensusDisabled(window), isBasic);
    startedPage = { page, blocks: createPageBlocks(page), banner: createCookieBanner(page) };
    // Counts a visitor who leaves before start-up ends. features/analytics/analytics.ts counts later views.
    onPageHide(window, () => page.recordPageView());
    if (!isBasic) {
      fetchWebFonts(page);
    }
    // For owners: an account is signed in, has just logged out, or signs in without a redirect.
    if (page.context.account || /[?&](logout=|noredirect)/.test(location.search)) page.service('owner').catch(errors.report);
    return startedPage;
  };
  const begin = async (): Promise<Started> => {
    if (isSaved) await clearSavedMarks(bootContext.chunks);
    // A page may assign its context after this script.
    if (!readPageContext(window))
      await new Promise<void>((resolve) => {
        void whileParsing(document, () => readPageContext(window) && resolve()).then(resolve);
      });
    return makePage(readPageContext(window));
  };
  const finish = async ({ page, blocks }: Started): Promise<void> => {
    const reserve = whenStyled(document, () => reserveBoxes(blocks, errors));
    await whileParsing(document, reserve);
    await clearLeftMarks(page.chunks);
    if (!isBasic)
      connectCompat(async () => {
        // If the chunk is late, the galleries of templates show their pictures without it.
        const stop = clock.after(maxWaitMs, showPictures);
        const chunk = await page.chunks.load('compat');
        stop();
        return chunk.createHandler(page, runtime);
      }, errors.report);
    // In later tasks, so that the browser can draw the page first.
    const viewed = whenIdle().then(() => page.recordPageView());
    await new Promise<void>((next) => clock.after(0, next));
    await runtime.initialize();
    await viewed;
    // A page without a context has blocks and no services.
    const problem = spoilt ? 'spoilt' : readPageContext(window) ? null : 'no-environment';
    setState(problem ? 'failed' : 'ready');
    if (!problem) return;
    logError(startMessages[problem]);
    errors.report(startError(problem));
  };

  const started = begin().catch(fail);
  // Telemetry is not part of the first task. Without it, and on a page with replaced built-ins, errors are sent when the visitor
  // leaves.
  const afterLoad = spoilt ? Promise.resolve() : startTelemetry(bootContext, whenIdle, started);
  afterLoad.catch(logError);
  const ready = started
    .then((loaded) => loaded && finish(loaded))
    .catch(fail)
    .then(() => {});
  const runtime = createRuntime(bootContext, () => startedPage, started, afterLoad, ready);
  (window as { SSRuntime?: Runtime }).SSRuntime = runtime;
}

function reserveBoxes(blocks: Started['blocks'], errors: BootContext['errors']): void {
  try {
    liftStates(document, 'start');
    blocks.reserve();
  } catch (error) {
    errors.report(error);
  }
}

async function startTelemetry(
  { clock, telemetry }: BootContext,
  whenIdle: () => Promise<void>,
  started: Promise<Started | null>,
): Promise<void> {
  await whenLoaded(window, clock);
  await whenIdle();
  await telemetry();
  const loaded = await started;
  if (loaded) await loaded.page.telemetry();
}
