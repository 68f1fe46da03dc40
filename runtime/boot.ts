/**
 * The one script of a page: reads what the page says of itself, starts the page's services and brings its blocks to life.
 * Nothing in here may throw into the page. Interfaces: `window.SSRuntime` and `<html data-ss-runtime>`.
 */
import { createRuntime, type Runtime, type Started } from './api.ts';
import { holdEarlyClicks } from './blocks/button/hold-early-clicks.ts';
import { createPageBlocks } from './blocks/page-blocks.ts';
import type { createHandler } from './compat/handler.ts';
import { installCompat } from './compat/queue.ts';
import { type CoreContext, decodeCoreContext } from './contract/decoders/core-context.ts';
import { RuntimeError } from './contract/errors.ts';
import { startMessages } from './contract/messages.ts';
import { layOut } from './gallery/lay-out.ts';
import { logError, warn } from './lib/console.ts';
import { frozenCopy } from './lib/frozen-copy.ts';
import { onLeave } from './lib/on-leave.ts';
import { createPageGlobals } from './lib/page-globals.ts';
import { scriptFolder } from './lib/script-folder.ts';
import { whenLoaded } from './lib/when-loaded.ts';
import { whenParsed } from './lib/when-parsed.ts';
import { whileParsing } from './lib/while-parsing.ts';
import { overlays } from './overlays/index.ts';
import { createPage } from './page/create-page.ts';
import { createGround } from './page/ground.ts';
import type { Page } from './page/page.ts';

/** Put in by the build. */
declare const runtimeVersion: string;
declare const release: string;

const runningMark = Symbol.for('ss-runtime');

try {
  if (runningMark in window) warn(startMessages.secondRun);
  else boot();
} catch (error) {
  tell('failed');
  logError(error);
}

/** Says on the page how far start-up is. */
function tell(state: 'booting' | 'ready' | 'failed'): void {
  try {
    document.documentElement.setAttribute('data-ss-runtime', state);
  } catch {
    // A page may have replaced even this.
  }
}

function boot(): void {
  (window as { [runningMark]?: true })[runningMark] = true;
  tell('booting');

  let context: CoreContext | null = null;
  let made: Started | null = null;
  const globals = createPageGlobals(window);
  const compat = installCompat(window);
  const ground = createGround(window, { base: scriptFolder(document), release, context: () => context });

  const fail = (error: unknown): null => {
    tell('failed');
    ground.errors.report(error);
    return null;
  };
  // A view that cannot be counted takes nothing else down.
  const viewPage = ({ census }: Page, isRestored?: boolean) => {
    try {
      census.recordPageView(isRestored);
    } catch (error) {
      ground.errors.report(error);
    }
  };
  const makePage = (given: object | null): Started => {
    const frozen = frozenCopy(given);
    context = frozenCopy(decodeCoreContext(frozen));
    const page = createPage(ground, {
      context,
      given: frozen,
      layOut,
      isPrerendering: () => Boolean((document as { prerendering?: boolean }).prerendering),
      isCensusDisabled: () => !given || globals.isCensusDisabled(),
    });
    made = { page, blocks: createPageBlocks(page), overlays: overlays.map((create) => create(page)) };
    // A visitor who leaves before the page is there was here all the same.
    onLeave(window, () => viewPage(page));
    holdEarlyClicks(page);
    document.addEventListener('prerenderingchange', () => viewPage(page));
    window.addEventListener('pageshow', ({ persisted }) => persisted && viewPage(page, true));
    // For the site's owner: somebody is signed in, has just logged out, or wants no redirect once signed in.
    if (context.account || /[?&](logout=true|noredirect)\b/.test(location.search))
      page.service('owner').catch(ground.errors.report);
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
    compat.connect(async () => {
      const chunk = await live.page.chunks.load<{ readonly createHandler: typeof createHandler }>('compat');
      return chunk.createHandler(live.page, runtime);
    }, ground.errors.report);
    // Each in a task of its own: the browser may draw the page first.
    const viewed = new Promise<void>((done) => ground.clock.whenIdle(() => done(viewPage(live.page))));
    await new Promise<void>((next) => ground.clock.after(0, next));
    await runtime.initialize();
    await viewed;
    if (globals.context()) tell('ready');
    else {
      // Its blocks live, but it has no services: there is no site to speak of.
      logError(startMessages.noEnvironment);
      fail(new RuntimeError('no-environment', startMessages.noEnvironment));
    }
  };

  const started = start().catch(fail);
  // What need not be there in the page's first task. Where it cannot be fetched, errors wait until the visitor leaves.
  const afterLoad = new Promise<unknown>((done) =>
    whenLoaded(window, () => ground.clock.whenIdle(() => done(ground.telemetry().then(() => started)))),
  ).then(() => made?.page.telemetry());
  afterLoad.catch(logError);
  const ready = started
    .then((live) => live && finish(live))
    .catch(fail)
    .then(() => {});
  const runtime = createRuntime({ version: runtimeVersion, ready, now: () => made, started, afterLoad, document });
  (window as { SSRuntime?: Runtime }).SSRuntime = runtime;
}
