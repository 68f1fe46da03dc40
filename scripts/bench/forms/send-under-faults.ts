import type { Page } from 'puppeteer';
import type { Platform } from '../../../fake-server/start.ts';
import { giveUpSoon, makeSender, sendOn, sendOne, startOne } from './in-page/sender.ts';

/** Outcomes of submissions, as shown to visitors and as stored by the platform. */
export interface Tally {
  sent: number;
  /** Submissions whose page was closed, opened again, and clicked again. */
  closed: number;
  /** Clicks in all: a visitor clicks again after a failure, at most three times. */
  clicks: number;
  shownSent: number;
  shownFailed: number;
  storedOnce: number;
  storedTwice: number;
  shownSentNotStored: number;
  /** Shown as failed although stored: the response was lost, and the visitor stopped. */
  storedButShownFailed: number;
  /** Submissions without a shown outcome. */
  undecided: number;
}

const rules =
  'form-submission-key:status:500~0.03,form-submission-key:reset~0.03,form-submission-key:hang~0.01,form-submission-key:204~0.03,' +
  'save-form-submission:reset~0.05,save-form-submission:empty~0.03,save-form-submission:truncate:1~0.03,' +
  'save-form-submission:badjson~0.03,save-form-submission:status:503:empty~0.03,save-form-submission:stall:1~0.02,' +
  'save-form-submission:hang~0.01,save-form-submission:delay:300~0.03,save-form-submission:dribble:3x50~0.02,' +
  'save-form-submission:204~0.03,save-form-submission:202~0.02,save-form-submission:message:No.~0.03,' +
  'save-form-submission:error:No.~0.01,save-form-submission:js-throw~0.01,save-form-submission:crumbFail~0.01,' +
  'form-submission-key:badjson~0.01,form-submission-key:loginRequired~0.01,form-submission-key:delay:100~0.02';
const maxClicks = 3;
/** Every tenth page is closed after one of these times: before the key, between the calls, after them. */
const closedAfterMs = [0, 5, 15, 40];

/**
 * Sends the newsletter form of the page `count` times, each time with another address, under faults of about 30 % for each call,
 * some of them in pages that are closed during the submission. Compares the outcome shown by each form with the platform's
 * submissions.
 */
export async function sendUnderFaults(page: Page, platform: Platform, address: string, count: number): Promise<Tally> {
  await page.evaluateOnNewDocument(giveUpSoon);
  await page.goto(address);
  await page.waitForSelector('form[data-ss-form]');
  await page.evaluate(makeSender);
  await fetch(`${platform.controlForTools}faults`, { method: 'PUT', body: JSON.stringify({ rules }) });
  const outcomes = new Map<string, string>();
  const tally: Tally = {
    sent: count,
    closed: 0,
    clicks: 0,
    shownSent: 0,
    shownFailed: 0,
    storedOnce: 0,
    storedTwice: 0,
    shownSentNotStored: 0,
    storedButShownFailed: 0,
    undecided: 0,
  };
  for (let index = 0; index < count; index += 1) {
    const email = `visitor${index}@example.com`;
    const isClosed = index % 10 === 9;
    if (isClosed) await closeInTheMiddle(page, email, closedAfterMs[((index / 10) % closedAfterMs.length) | 0] ?? 0);
    const { state, clicks } = await page.evaluate(isClosed ? sendOn : sendOne, email, maxClicks);
    if (isClosed) tally.closed += 1;
    outcomes.set(email, state);
    tally.clicks += clicks;
  }
  await fetch(`${platform.controlForTools}faults`, { method: 'DELETE' });
  const response = await fetch(`${platform.controlForTools}submissions?site=forms`);
  const { submissions } = (await response.json()) as { submissions: { values: Record<string, unknown> }[] };
  const stored = new Map<string, number>();
  for (const { values } of submissions) {
    const email = String(Object.values(values)[0]);
    stored.set(email, (stored.get(email) ?? 0) + 1);
  }
  for (const [email, state] of outcomes) {
    const times = stored.get(email) ?? 0;
    if (state === 'success') tally.shownSent += 1;
    else if (state === 'failed') tally.shownFailed += 1;
    else tally.undecided += 1;
    if (times === 1) tally.storedOnce += 1;
    if (times > 1) tally.storedTwice += 1;
    if (state === 'success' && times === 0) tally.shownSentNotStored += 1;
    if (state === 'failed' && times > 0) tally.storedButShownFailed += 1;
  }
  return tally;
}

async function closeInTheMiddle(page: Page, email: string, afterMs: number): Promise<void> {
  await page.evaluate(startOne, email);
  await page.waitForSelector('form[data-ss-form]:not([data-ss-form=idle])');
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  await page.reload();
  await page.waitForSelector('form[data-ss-form]');
  await page.evaluate(makeSender);
}
