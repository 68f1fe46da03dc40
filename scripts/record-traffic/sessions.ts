import type { Page } from 'puppeteer';
import type { Journal } from '../../fake-server/start.ts';

/** What a session drives: a fresh browser profile on a site of its own platform. */
interface Stage {
  readonly page: Page;
  readonly origin: string;
  readonly journal: Journal;
}

/** One visit that is recorded: a file of fixtures/traffic. */
export interface Session {
  readonly name: string;
  readonly site: string;
  drive(stage: Stage): Promise<void>;
}

const accept = '.sqs-cookie-banner-v2-accept';
const decline = '.sqs-cookie-banner-v2-deny';
const timeoutMs = 15_000;

async function open({ page, origin }: Stage, path: string): Promise<void> {
  await page.goto(origin + path, { waitUntil: 'load', timeout: timeoutMs });
  await page.waitForSelector('html[data-ss-runtime="ready"]', { timeout: timeoutMs });
}

/** Opens a page, and waits until its page view has arrived. */
async function view(stage: Stage, path: string): Promise<void> {
  const since = stage.journal.lastSeq;
  await open(stage, path);
  await stage.journal.waitFor(({ seq, endpoint }) => seq > since && endpoint === 'record-hit', { timeoutMs });
}

async function press({ page }: Stage, selector: string): Promise<void> {
  await page.waitForSelector(selector, { visible: true, timeout: timeoutMs });
  await page.click(selector);
}

/** Throws uncaught errors in the page, and waits until they were reported. */
async function fail(stage: Stage, messages: readonly string[]): Promise<void> {
  const since = stage.journal.lastSeq;
  await stage.page.evaluate((texts) => {
    for (const text of texts) {
      setTimeout(() => {
        throw new TypeError(text);
      });
    }
  }, messages);
  await stage.journal.waitFor(({ seq, endpoint }) => seq > since && endpoint === 'record-javascript-errors', { timeoutMs });
}

export const sessions: readonly Session[] = [
  {
    name: 'first-visit',
    site: 'clean',
    async drive(stage) {
      await view(stage, '/');
      await press(stage, accept);
      await view(stage, '/about');
      await view(stage, '/gallery');
      await view(stage, '/blog/item?source=newsletter');
      await view(stage, '/');
    },
  },
  {
    name: 'declined-visit',
    site: 'clean',
    async drive(stage) {
      await view(stage, '/');
      await press(stage, decline);
      await view(stage, '/about');
    },
  },
  {
    name: 'script-errors',
    site: 'clean',
    async drive(stage) {
      await view(stage, '/about');
      await fail(stage, ["Cannot read properties of undefined (reading 'price')"]);
      await view(stage, '/gallery');
      await fail(stage, ['kiln is not a function', 'glaze “celadon” not found – 釉']);
    },
  },
];
