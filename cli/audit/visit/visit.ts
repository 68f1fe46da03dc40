import { errorMessage } from '../../../fake-server/common/error-message.ts';
import { CliError } from '../../../fake-server/common/errors.ts';
import type { Environment, JourneyName, PageVisit } from '../artifacts/artifacts.ts';
import type { Profile, SeedCookie, Tab } from '../browser/browser.ts';
import { sendOnly } from '../browser/devtools.ts';
import { inTime } from '../browser/in-time.ts';
import { waitMs } from '../browser/waits.ts';
import { consentIn } from '../policy/restriction.ts';
import { checkSelectors } from './answer/banner-parts.ts';
import { readReopening } from './answer/reopening.ts';
import { roleScript } from './answer/roles.ts';
import { environmentOf } from './environment.ts';
import { orIncomplete } from './pace/page-time.ts';
import { documentRefusal } from './pages/document-refusal.ts';
import { IncompleteError, NotApplicableError, SkippedError } from './pages/visit-errors.ts';
import { wallMarks } from './pages/wall-marks.ts';
import { readSources } from './traffic/sources.ts';
import { type SeenVisit, visitArtifacts } from './visit-artifacts.ts';
import type { VisitOptions, VisitPlan } from './visit-options.ts';
import { createVisitor } from './visitor.ts';
import { watchTab } from './watch/watch.ts';

/** Journeys that return after an answer. */
const nextVisits: readonly JourneyName[] = ['accepted-return', 'declined-return'];

interface VisitHooks {
  /** Receives the environment before the page is opened. Without it, the environment is not read. */
  readonly onEnvironment?: (environment: Environment) => void;
  /** Called when the page has loaded. */
  readonly onLoaded?: (() => void) | undefined;
}

/**
 * Makes one page view in a profile: opens the page, lets time pass, answers the banner if planned, scrolls, clicks and types, and
 * closes the page. Throws IncompleteError, which has what was seen until then.
 */
export async function makeVisit(
  profile: Profile,
  plan: VisitPlan,
  options: VisitOptions,
  { onEnvironment, onLoaded }: VisitHooks = {},
): Promise<PageVisit> {
  const startedAtMs = Date.now();
  const [jarBefore, tab] = await Promise.all([seeded(profile, plan.seeds, options), profile.openTab()]);
  const { headers, headerOrigins } = options;
  const origins = [new URL(plan.url).origin, ...headerOrigins];
  // The blank tab is read with the commands that prepare it, in one round trip.
  const [watch, environment] = await Promise.all([
    watchTab(tab, { headers, origins, privacyControl: plan.journey === 'gpc' }),
    onEnvironment ? environmentOf(tab, options) : null,
    checkSelectors(tab, options.banner),
  ]);
  if (environment) onEnvironment?.(environment);
  if (plan.role !== undefined) await tab.session.send('Page.addScriptToEvaluateOnNewDocument', { source: roleScript(plan.role) });
  options.callLog?.begin();
  const visitor = createVisitor(tab, watch, options, startedAtMs);

  const seen: SeenVisit = { openedAtMs: Date.now(), isOpened: false };
  const makeSteps = async (): Promise<void> => {
    seen.openedAtMs = Date.now();
    seen.status = await visitor.open(plan, () => {
      seen.isOpened = true;
    });
    onLoaded?.();
    const looked = await visitor.seeBanner(consentIn(jarBefore) === null && !plan.answeredBefore);
    seen.looked = looked;
    const { reading: first, context } = looked;
    // Reports show the banner before and after each answer, on the next visit, and in preview mode.
    const asked = plan.reopens ? await visitor.reopen(looked) : looked;
    if (plan.journey === 'first' || plan.choice !== null)
      await visitor.picture(plan.reopens ? 'Settings, shown again' : 'Before an answer');
    if (plan.journey === 'forced') seen.force = await visitor.force(profile);
    if (plan.choice !== null) seen.answered = await visitor.answer(profile, plan.choice, asked);
    const { answered, force } = seen;
    if (!looked.hasMoved || answered) await visitor.moveAbout();
    if (plan.journey === 'leave') await tab.whileHidden(() => visitor.beHidden());
    await visitor.passRest();
    // A banner that was not clicked is not answered and stays.
    const last = await visitor.atEnd(looked, answered?.answer.by === 'click');
    seen.last = last;
    [seen.storage, seen.stored] = await Promise.all([
      visitor.storage(first.address),
      answered && context === null ? visitor.stored() : [],
    ]);
    // A check for robots may have let the visitor pass by now.
    const document = await orIncomplete(tab.evaluate('readDocument', wallMarks)).catch(() => null);
    seen.refusal = document && documentRefusal(document, { askedFor: plan.url, landedOn: last.address });
    if (answered) seen.reopening = await readReopening(tab);
    if (plan.journey === 'first') seen.leadsTo = await visitor.nextPage(last.address);
    if (answered) await visitor.picture(answered.answer.choice === 'accept' ? 'After a yes' : 'After a no');
    if (nextVisits.includes(plan.journey)) await visitor.picture('On the next visit');
    if (force) await visitor.picture('In the banner’s preview mode');
    if (visitor.leftMs() <= 1)
      seen.incomplete = `it took longer than ${options.timeoutMs} ms (--timeout), so that what followed was not seen`;
    seen.passedMs = visitor.passedMs();
    seen.sources = await readSources(watch);
    // Pages send their last calls as they are left, also those for which no time is left.
    await (plan.isFollowed ? tab.leaveOpen(waitMs('leave')) : tab.leave(waitMs('leave'))).catch(() => undefined);
  };
  const result = () =>
    visitArtifacts({ plan, options, watch, profile, jarBefore, startedAtMs, pictures: visitor.pictures }, seen);
  try {
    await unlessEnded(makeSteps(), tab, options.signal);
  } catch (error) {
    if (!seen.isOpened || options.signal.aborted || isOfPlan(error)) throw error;
    const reason = errorMessage(error);
    seen.incomplete = reason;
    await endScripts(tab, seen);
    throw new IncompleteError(reason, await result());
  }
  return result();
}

/** Whether an error is about the journey or the options, and not about the page. */
const isOfPlan = (error: unknown): boolean =>
  error instanceof CliError || error instanceof SkippedError || error instanceof NotApplicableError;

/** Ends the script that a page is busy with, and reads the page's context, by which what was seen is judged. */
async function endScripts(tab: Tab, seen: SeenVisit): Promise<void> {
  if (seen.looked) return;
  sendOnly(tab.session, 'Emulation.setScriptExecutionDisabled', { value: true });
  sendOnly(tab.session, 'Runtime.terminateExecution');
  seen.context = await inTime(tab.evaluate('readContext'), waitMs('readFrame'), 'reading the page').catch(() => null);
}

async function seeded(profile: Profile, seeds: readonly SeedCookie[], { onRefused }: VisitOptions) {
  const refused = seeds.length > 0 ? await profile.setCookies(seeds) : [];
  for (const name of refused) onRefused?.(`cookie ${name}`);
  return profile.cookies();
}

/** Resolves with the visit. Rejects when the page's process ends or the audit is stopped first. */
async function unlessEnded(visit: Promise<void>, tab: Tab, signal: AbortSignal): Promise<void> {
  visit.catch(() => undefined);
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    void tab.crashed.then((reason) => reject(new IncompleteError(reason)));
    void visit.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
