// covers: runtime/features/blocks/
import { beforeAll, expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { bundle } from '../../helpers/browser/bundle.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const body = `
<div id="one" class="now">One</div><div id="skipped" class="now" data-make="skip"></div><div id="broken" class="now" data-make="fail"></div>
<div id="seen" class="view">Seen</div><div id="idle" class="idle">Idle</div>
<div style="height: 4000px"></div><div id="below" class="view">Below</div>`;
const world = browserWorld(() => [testSite('blocks', { '/': { body } })]);

/** Mounted blocks of three kinds on a page that keeps its reports; `log` has each mount and dispose. */
const rig = `
import { createPressHold } from './runtime/browser/press-hold.ts';
import { blockSkipped } from './runtime/page/mountable.ts';
import { createMountedBlocks } from './runtime/features/blocks/mounted-blocks.ts';
import { createPageBlocks } from './runtime/features/blocks/page-blocks.ts';
const log = [], reports = [], fetched = new Set();
let chunkWorks = true;
const load = async () => {
  if (!chunkWorks) throw Object.assign(new Error('Loading chunk x failed'), { code: 'chunk-load' });
  return {
    mount(element) {
      if (element.dataset.make === 'skip') throw blockSkipped('no-data');
      if (element.dataset.make === 'fail') throw new Error('broken');
      log.push('+' + element.id);
      return { dispose() { log.push('-' + element.id); if (element.dataset.make === 'stuck') throw new Error('stuck'); } };
    },
  };
};
const page = {
  chunks: { prefetch: (names) => names.split(' ').forEach((name) => name && fetched.add(name)), load: async () => ({ startBlocks: (page, rows, showPictures) => createMountedBlocks(page, kinds, showPictures) }) },
  errors: { report: (error, custom) => reports.push([error.message, custom]) },
  emitter: { on() {} },
  galleries: new WeakMap(),
  presses: createPressHold(),
  liftStates() {},
  clock: { after: (ms, callback) => { const id = setTimeout(callback, ms); return () => clearTimeout(id); }, whenIdle(callback) { const id = requestIdleCallback(callback); return () => cancelIdleCallback(id); } },
};
const kinds = [
  { kind: 'now', selector: '.now', when: 'load', load },
  { kind: 'view', selector: '.view', load },
  { kind: 'idle', selector: '.idle', when: 'idle', load },
];
const blocks = createPageBlocks(page, [{ selector: '.now', chunks: 'first second' }, { selector: '.absent', chunks: 'third' }, { selector: '.idle', chunks: '' }]);
Object.assign(window, { blocks, log, reports, fetched, breakChunk(broken) { chunkWorks = !broken; } });
`;
interface Rig {
  readonly blocks: { reserve(): void; initialize(root: ParentNode): Promise<void>; dispose(root: ParentNode): void };
  readonly log: string[];
  readonly reports: [string, unknown][];
  breakChunk(broken: boolean): void;
  readonly fetched: Set<string>;
}

let script = '';
beforeAll(async () => {
  script = await bundle(rig);
});

async function arrive() {
  const { page, open } = await world.nextVisitor();
  await open('blocks', '/');
  await page.addScriptTag({ content: script });
  const initialize = () =>
    page.evaluate(() => {
      const { blocks } = window as unknown as Rig;
      // As the boot script does while the document is parsed.
      blocks.reserve();
      return blocks.initialize(document);
    });
  const log = () => page.evaluate(() => (window as unknown as Rig).log);
  const reports = () => page.evaluate(() => (window as unknown as Rig).reports);
  const marks = (id: string) => page.$eval(`#${id}`, (element) => ({ ...(element as HTMLElement).dataset }));
  return { page, initialize, log, reports, marks };
}

// site#block-when
test('initialize settles when every block in view is mounted; a block below the view is mounted when it is scrolled into view', async () => {
  const { page, initialize, log, marks } = await arrive();
  await initialize();
  expect((await log()).sort()).toEqual(['+idle', '+one', '+seen']);
  expect(await marks('one')).toEqual({ ssBlock: 'now' });
  expect(await marks('below')).toEqual({});
  await page.$eval('#below', (element) => element.scrollIntoView());
  await page.waitForSelector('#below[data-ss-block=view]');
});

// site#block-skipped
test('a block that skips itself carries the reason and is not reported; a block that fails is reported', async () => {
  const { initialize, reports, marks } = await arrive();
  await initialize();
  expect(await marks('skipped')).toEqual({ make: 'skip', ssBlockError: 'no-data' });
  expect(await marks('broken')).toEqual({ make: 'fail', ssBlockError: 'mount-failed' });
  expect(await reports()).toEqual([['broken', { block: 'now' }]]);
});

test('a second initialize mounts nothing twice', async () => {
  const { initialize, log } = await arrive();
  await Promise.all([initialize(), initialize()]);
  await initialize();
  expect((await log()).sort()).toEqual(['+idle', '+one', '+seen']);
});

test('a chunk that fails to load leaves the server’s HTML and is fetched again with the next initialize', async () => {
  const { page, initialize, marks, reports } = await arrive();
  await page.evaluate(() => (window as unknown as Rig).breakChunk(true));
  await initialize();
  expect(await marks('one')).toEqual({ ssBlockError: 'chunk-load' });
  expect((await reports())[0]).toEqual(['Loading chunk x failed', { block: 'now' }]);
  await page.evaluate(() => (window as unknown as Rig).breakChunk(false));
  await initialize();
  expect(await marks('one')).toEqual({ ssBlock: 'now' });
});

test('dispose unmounts the blocks below its root and reports one that fails; the next initialize mounts them again', async () => {
  const { page, initialize, log, reports, marks } = await arrive();
  await initialize();
  await page.$eval('#one', (element) => element.setAttribute('data-make', 'stuck'));
  await page.evaluate(() => (window as unknown as Rig).blocks.dispose(document.querySelector('#one') as Element));
  expect((await log()).filter((line) => line.startsWith('-'))).toEqual(['-one']);
  expect(await marks('one')).toEqual({ make: 'stuck' });
  expect((await reports()).map(([message]) => message)).toContain('stuck');
  await initialize();
  expect((await log()).filter((line) => line === '+one')).toHaveLength(2);
});

test('a block whose element was removed from the document is unmounted by the next initialize', async () => {
  const { page, initialize, log } = await arrive();
  await initialize();
  await page.$eval('#seen', (element) => element.remove());
  await initialize();
  expect(await log()).toContain('-seen');
});

test('a block that is disposed of while its chunk loads is never mounted', async () => {
  const { page, log, marks } = await arrive();
  await page.evaluate(async () => {
    const { blocks } = window as unknown as Rig;
    const settled = blocks.initialize(document);
    blocks.dispose(document);
    await settled;
  });
  expect(await log()).toEqual([]);
  expect(await marks('one')).toEqual({});
});

// site#early-fetch
test('while the document is parsed the chunks of its blocks are fetched, and none of rows without a block', async () => {
  const { page, initialize } = await arrive();
  await page.evaluate(() => (window as unknown as Rig).blocks.reserve());
  const fetched = () => page.evaluate(() => [...(window as unknown as Rig).fetched]);
  expect(await fetched()).toEqual(['blocks', 'first', 'second']);
  await initialize();
  expect(await fetched()).toEqual(['blocks', 'first', 'second']);
});
