import type { Answer } from '../../artifacts/artifacts.ts';
import type { DevtoolsSession } from '../../browser/devtools.ts';
import { inTime } from '../../browser/in-time.ts';
import { waitMs } from '../../browser/waits.ts';
import { commandRules, detectByRules, type RulesMessage } from '../../in-page/answer-by-rules.ts';
import type { ConsentRules } from './consent-rules.ts';

/** An answer that the rules have given. */
export interface RulesAnswer {
  /** Time of the click that was the answer, in milliseconds since the epoch. */
  readonly atMs: number;
  /** Name of the banner's vendor in the rules. */
  readonly make: string;
}

type Pass = (pageMs: number) => Promise<unknown>;

const worldName = 'consent rules';
const bindingName = 'notifyAudit';
/** Page time between two checks. */
const stepMs = 250;
/** Maximum page time for an answer, because some rules have many steps. */
const answerMs = 20_000;

/**
 * Searches a page for a cookie banner of a known vendor, for `waitMs` of the page's time, and answers it. Returns null when no
 * banner was found, or the rules could not answer it.
 */
export async function answerByRules(
  sessions: readonly DevtoolsSession[],
  { module, rules }: ConsentRules,
  choice: Answer['choice'],
  { pass, waitMs }: { readonly pass: Pass; readonly waitMs: number },
): Promise<RulesAnswer | null> {
  const source =
    '{const ' +
    `module={exports:{}};((module,exports)=>{${module}\n})(module,module.exports);(${detectByRules})(module.exports,${JSON.stringify(bindingName)},${rules})}`;
  const worlds = await Promise.all(sessions.map((session) => openWorld(session, source).catch(() => null)));
  const open = worlds.filter((world) => world !== null);
  const step = async () => {
    // The rules time out evaluations by the page's clock, which is faster than a round trip to this process.
    await Promise.all(open.map((world) => world.evaluations()));
    await pass(stepMs);
  };
  for (let waitedMs = 0; waitedMs < waitMs && !open.some(({ found }) => found() !== null); waitedMs += stepMs) await step();
  const banner = open.find(({ found }) => found() !== null);
  if (!banner) return null;
  await banner.command({ type: choice === 'accept' ? 'optIn' : 'optOut' });
  for (let waitedMs = 0; waitedMs < answerMs && banner.result() === null; waitedMs += stepMs) await step();
  // The first click accepts. Declining may need a second screen, so the last click declines.
  const atMs = choice === 'accept' ? banner.clicksAtMs()[0] : banner.clicksAtMs().at(-1);
  if (banner.result() !== true) return null;
  return { atMs: atMs ?? Date.now(), make: banner.found() ?? '' };
}

/** Starts the rules in the top document of a session. */
async function openWorld(session: DevtoolsSession, source: string) {
  const clicksAtMs: number[] = [];
  const evaluations = new Set<Promise<unknown>>();
  let make: string | null = null;
  let result: boolean | null = null;
  let isCommanded = false;

  const { frameTree } = await inTime(session.send('Page.getFrameTree'), waitMs('evaluateRules'), 'reading frames');
  const frameId = frameTree.frame.id;
  const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId, worldName });
  const inWorld = (expression: string) => session.send('Runtime.evaluate', { expression, contextId: executionContextId });
  const command = (message: object) =>
    inTime(inWorld(`(${commandRules})(${JSON.stringify(message)})`), waitMs('evaluateRules'), 'answering');

  const evaluate = async ({ id, code }: { readonly id: string; readonly code: string }) => {
    const evaluating = session.send('Runtime.evaluate', { expression: code, returnByValue: true, awaitPromise: true });
    const evaluated = await inTime(evaluating, waitMs('evaluateRules'), 'reading the page').catch(() => null);
    await command({ type: 'evalResp', id, result: Boolean(evaluated?.result.value) });
  };
  session.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== bindingName) return;
    const message = JSON.parse(payload) as RulesMessage;
    if (message.type === 'popupFound') make ??= message.cmp;
    else if (message.type === 'click') {
      if (isCommanded) clicksAtMs.push(Date.now());
    } else if (message.type === 'eval') {
      const evaluation = evaluate(message).catch(() => undefined);
      evaluations.add(evaluation);
      void evaluation.then(() => evaluations.delete(evaluation));
    } else result = message.result;
  });
  await session.send('Runtime.addBinding', { name: bindingName, executionContextName: worldName });
  await inTime(inWorld(source), waitMs('evaluateRules'), 'reading rules');
  return {
    found: () => make,
    result: () => result,
    clicksAtMs: () => clicksAtMs,
    evaluations: () => Promise.all(evaluations),
    command(message: object) {
      isCommanded = true;
      return command(message);
    },
  };
}
