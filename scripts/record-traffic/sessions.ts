import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import type { Journal } from '../../fake-server/start.ts';
import type { EndpointName } from '../../runtime/contract/endpoints.ts';

/** The stage of a session: a new browser profile, and a site on a new platform. */
interface Stage {
  readonly page: Page;
  readonly origin: string;
  readonly journal: Journal;
}

/** One recorded visit, which becomes a file of fixtures/traffic. */
export interface Session {
  readonly name: string;
  readonly site: string;
  drive(stage: Stage): Promise<void>;
}

const accept = '.sqs-cookie-banner-v2-accept';
const decline = '.sqs-cookie-banner-v2-deny';
const timeoutMs = 15_000;
const stayMs = 500;

async function open({ page, origin }: Stage, path: string): Promise<void> {
  await page.goto(origin + path, { waitUntil: 'load', timeout: timeoutMs });
  await page.waitForSelector('html[data-ss-runtime="ready"]', { timeout: timeoutMs });
}

/** Runs an action that makes the page send a call, and waits until the call has arrived. */
async function causing(endpoint: EndpointName, { journal }: Stage, act: () => Promise<unknown>): Promise<void> {
  const since = journal.lastSeq;
  await act();
  await journal.waitFor((entry) => entry.seq > since && entry.endpoint === endpoint, { timeoutMs });
}

/** Opens a page, waits until its page view has arrived, and stays for a moment, so that the recording has gaps. */
async function view(stage: Stage, path: string): Promise<void> {
  await causing('record-hit', stage, () => open(stage, path));
  await delay(stayMs);
}

async function press({ page }: Stage, selector: string): Promise<void> {
  await page.waitForSelector(selector, { visible: true, timeout: timeoutMs });
  await page.click(selector);
}

const track = (stage: Stage, event: string): Promise<void> =>
  causing('record-event', stage, () => stage.page.evaluate(`SSRuntime.track(${JSON.stringify(event)}, {})`));

/** Throws uncaught errors in a script of the page; the runtime reports them in one call, a second later. */
const fail = (stage: Stage, messages: readonly string[]): Promise<void> =>
  causing('record-javascript-errors', stage, () =>
    stage.page.addScriptTag({
      content: messages.map((text) => `setTimeout(() => { throw new TypeError(${JSON.stringify(text)}) });`).join('\n'),
    }),
  );

/** Leaves the page, and waits until its last calls have arrived. */
const leave = (stage: Stage, endpoint: EndpointName): Promise<void> =>
  causing(endpoint, stage, () => stage.page.goto('about:blank'));

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
  {
    name: 'classic-visit',
    site: 'classic',
    async drive(stage) {
      await causing('performance-settings', stage, () => view(stage, '/?source=mail&campaign=spring'));
      await causing('button-render', stage, () => view(stage, '/contact'));
      await track(stage, 'cart_page_product_form_open');
      await fail(stage, ['map.setPin is not a function']);
      await causing('button-click', stage, () => press(stage, '.sqs-block-button-container--left a'));
      await causing('performance-settings', stage, () => view(stage, '/routes'));
      await stage.page.evaluate(`SSRuntime.service('helpers').then(({ telemetry }) => telemetry()).then(({ census, trace }) => {
        trace.log('map', { shown: true });
        return Promise.all([census.overlay({ event: 'shown' }), census.quickView('53a1b2c3e4b0d5f6a7c80031')]);
      })`);
      await leave(stage, 'performance-records');
      await delay(stayMs);
    },
  },
  {
    name: 'owner-visit',
    site: 'owner',
    async drive(stage) {
      const { page } = stage;
      await open(stage, '/');
      await page.evaluate(`SSRuntime.service('owner').then(() => undefined)`);
      await page.keyboard.down('Shift');
      await causing('logout', stage, () => page.keyboard.press('Escape'));
      await page.keyboard.up('Shift');
      await page.waitForFunction(`location.search === '?logout=true'`, { timeout: timeoutMs });
      await view(stage, '/viewer');
      await view(stage, '/guest');
    },
  },
];
