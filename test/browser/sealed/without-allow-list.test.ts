// covers: fake-server/page-inserts/in-page/
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { allWays } from '../../helpers/sealed/all-ways.ts';
import { walkWays } from '../../helpers/sealed/walk-ways.ts';

const world = browserWorld(() => [], { network: false });

async function newVisitor() {
  const { page, close } = await world.newVisitor();
  return {
    goto: async (address: string) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    click: async (selector: string) => void (await (await page.waitForSelector(selector))?.click()),
    close,
  };
}

test.each(Object.entries(allWays))(
  'without Connection-Allowlist those ways out by %s are open that cli/serve/README.md names',
  async (_what, ways) => {
    const { open, expected } = await walkWays(ways, 'chromium', newVisitor);
    expect(open).toEqual(expected);
  },
);

test.each(['frames and windows', 'documents without a seal', 'replaced built-ins'])(
  'in Chrome from version 152 no way out by %s is open',
  async (what) => {
    const major = Number(/\/(\d+)\./.exec(await world.browser.version())?.[1]);
    if (major < 152) return;
    expect((await walkWays(allWays[what] ?? {}, 'allow-list', newVisitor)).open).toEqual([]);
  },
);
