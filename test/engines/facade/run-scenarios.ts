import { afterAll, beforeAll, describe, test } from 'vitest';
import { checkSettingsText } from '../../../cli/validate/check-settings-text.ts';
import { loadSites, type ServedPlatform, start } from '../../../fake-server/start.ts';
import { patienceMs } from '../../helpers/run/patience.ts';
import { topics } from '../scenarios/index.ts';
import type { Visit } from './scenario.ts';
import type { Engine, EngineName, ForcedColours, Tab } from './tab.ts';

const fixtures = ['classic', 'clean', 'forms', 'galleries', 'maps', 'overlays', 'owner', 'shop'];

/** Declares a test for every scenario, on one platform and in one browser; a scenario has a profile of its own. */
export function runScenarios(name: EngineName, startEngine: () => Promise<Engine>): void {
  let platform: ServedPlatform | undefined;
  let engine: Engine | undefined;
  beforeAll(async () => {
    const sites = [...(await loadSites(fixtures)), ...Object.values(topics).flatMap(({ sites = [] }) => sites)];
    platform = await start({ sites, checkSettings: async (text) => checkSettingsText(text) });
    engine = await startEngine();
    process.stderr.write(`${name}: ${engine.version}\n`);
  });
  afterAll(async () => {
    await engine?.close();
    await platform?.close();
  });
  for (const [topic, { scenarios }] of Object.entries(topics)) {
    describe(`${name}, ${topic}`, () => {
      for (const { title, unsupported, run } of scenarios) {
        test(title, async ({ skip }) => {
          const reason = unsupported?.[name];
          if (reason) return skip(reason);
          if (!platform || !engine) throw new Error('The platform and the browser run only during tests.');
          let tab = await engine.newTab();
          const { newTab } = engine;
          const visit = visitOf(name, tab, platform, newTab, async (scheme) => {
            await tab.close();
            tab = await newTab(scheme);
            return tab;
          });
          try {
            await run(visit);
          } finally {
            await tab.close();
            await reset(platform);
          }
        });
      }
    });
  }
}

const control = (platform: ServedPlatform, method: string, path: string, body?: object): Promise<unknown> =>
  fetch(`${platform.controlForTools}${path}`, { method, ...(body && { body: JSON.stringify(body) }) }).then((response) => {
    if (!response.ok) throw new Error(`${method} ${path} of the control surface got ${response.status}`);
    return response.text();
  });

/** Restores the state, journal and faults of the start. */
const reset = (platform: ServedPlatform): Promise<unknown> => control(platform, 'POST', 'reset');

function visitOf(
  engine: EngineName,
  tab: Tab,
  platform: ServedPlatform,
  newTab: () => Promise<Tab>,
  replaceTab: (scheme: ForcedColours) => Promise<Tab>,
): Visit {
  const address = (site: string, path: string) => `http://${site}.localhost:${platform.port}${path}`;
  return {
    engine,
    tab,
    newTab: () => newTab(),
    inForcedColours: async (scheme) => visitOf(engine, await replaceTab(scheme), platform, newTab, replaceTab),
    platform,
    address,
    async open(site, path) {
      await tab.goto(address(site, path));
      await tab.until(() => /ready|failed/.test(document.documentElement.dataset.ssRuntime ?? ''));
    },
    async setFaults(rules) {
      await control(platform, 'PUT', 'faults', { rules });
    },
    async release() {
      await control(platform, 'DELETE', 'hung');
    },
    async settled() {
      const mark = crypto.randomUUID();
      await tab.evaluate((path) => void fetch(path), `/api/1/performance/settings?mark=${mark}`);
      await platform.journal.waitFor(({ query }) => query.mark === mark, { timeoutMs: patienceMs });
    },
    async errors() {
      // As one text: a page may have broken the JSON of lists, which WebDriver uses.
      const text = await tab.evaluate(() => window.engineErrors.join('\n'));
      return text.split('\n').filter(Boolean);
    },
  };
}
