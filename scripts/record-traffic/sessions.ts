import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import type { Journal } from '../../fake-server/start.ts';
import type { EndpointName } from '../../runtime/contract/endpoints.ts';

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
const lookMs = 500;

async function open({ page, origin }: Stage, path: string): Promise<void> {
  await page.goto(origin + path, { waitUntil: 'load', timeout: timeoutMs });
  await page.waitForSelector('html[data-ss-runtime="ready"]', { timeout: timeoutMs });
}

/** Does something that makes the page call, and waits until that call has arrived. */
async function causing(endpoint: EndpointName, { journal }: Stage, act: () => Promise<unknown>): Promise<void> {
  const since = journal.lastSeq;
  await act();
  await journal.waitFor((entry) => entry.seq > since && entry.endpoint === endpoint, { timeoutMs });
}

/** Opens a page, waits until its page view has arrived, and looks at it for a moment: recordings have gaps to keep. */
async function view(stage: Stage, path: string): Promise<void> {
  await causing('record-hit', stage, () => open(stage, path));
  await delay(lookMs);
}

async function press({ page }: Stage, selector: string): Promise<void> {
  await page.waitForSelector(selector, { visible: true, timeout: timeoutMs });
  await page.click(selector);
}

const track = (stage: Stage, event: string): Promise<void> =>
  causing('record-event', stage, () => stage.page.evaluate(`SSRuntime.track(${JSON.stringify(event)}, {})`));

/** Throws uncaught errors in the page; they are reported together, a second later. */
const fail = (stage: Stage, messages: readonly string[]): Promise<void> =>
  causing('record-javascript-errors', stage, () =>
    stage.page.evaluate((texts) => {
      for (const text of texts) {
        setTimeout(() => {
          throw new TypeError(text);
        });
      }
    }, messages),
  );

export const sessions: readonly Session[] = [
  {
    name: 'first-visit',
    site: 'clean',
    async drive(stage) {
      await open(stage, '/');
      await causing('record-hit', stage, () => press(stage, accept));
      await view(stage, '/about');
      await view(stage, '/gallery');
      await view(stage, '/blog/item?source=newsletter');
      await open(stage, '/search');
      await track(stage, 'inventory_panel_search');
      await view(stage, '/');
    },
  },
  {
    name: 'declined-visit',
    site: 'clean',
    async drive(stage) {
      await open(stage, '/');
      await press(stage, decline);
      await open(stage, '/about');
      await fail(stage, ["Cannot read properties of undefined (reading 'price')"]);
    },
  },
  {
    name: 'script-errors',
    site: 'clean',
    async drive(stage) {
      await open(stage, '/about');
      await causing('record-hit', stage, () => press(stage, accept));
      await fail(stage, ['kiln is not a function', 'glaze “celadon” not found – 釉']);
      await view(stage, '/gallery');
      await fail(stage, ['pot.fire is not a function']);
    },
  },
];
