import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { preludeTag } from '../../../fake-server/html/prelude.ts';
import { createPressHold } from '../../../runtime/browser/press-hold.ts';
import { installCompat } from '../../../runtime/compat/queue.ts';

const run = (window: object, script: string) => runInContext(script, createContext(window));
const prelude = preludeTag().replace(/^<script>|<\/script>$/g, '');
const settled = () => new Promise(setImmediate);

test('the prelude is an inline script of at most 400 bytes, all of them ASCII', () => {
  expect(preludeTag()).toMatch(/^<script>[ -~]+<\/script>$/);
  expect(preludeTag().length).toBeLessThanOrEqual(400);
});

test('scripts before the boot script find Static, Squarespace, Y, SquarespaceFonts and ImageLoader; the boot script runs their calls', async () => {
  const window: Record<string, unknown> = {};
  window.window = window;
  run(
    window,
    `${prelude}
    Static.SQUARESPACE_CONTEXT = { pageType: 2 };
    SquarespaceFonts.loadViaContext();
    Squarespace.load(window);
    Y.Squarespace.FollowButtonUtils = {};
    ImageLoader.load('image', { load: true });
    Y.use('node', 'event').use('dom');
    Squarespace.onInitialize(Y, 'work');
    Squarespace.afterBodyLoad(Y);`,
  );
  const early = (window.Y as { use: unknown }).use;
  const connect = installCompat(window, createPressHold());
  const calls: unknown[] = [];
  connect(
    async () => (name, args) => void calls.push([name, ...Array.from(args, (arg) => (arg === window.Y ? 'Y' : arg))]),
    () => expect.unreachable(),
  );
  await settled();
  expect(calls).toEqual([
    ['ImageLoader.load', 'image', { load: true }],
    ['Y.use', 'node', 'event'],
    ['Y.use', 'dom'],
    ['Squarespace.onInitialize', 'Y', 'work'],
    ['Squarespace.afterBodyLoad', 'Y'],
    // The end of the hold of presses.
    ['', undefined],
  ]);
  expect((window.Y as { use: unknown }).use).not.toBe(early);
  run(window, 'Y.use("late")');
  expect(calls.at(-1)).toEqual(['Y.use', 'late']);
});

test('definitions of the page before or after the prelude are kept', () => {
  const window: Record<string, unknown> = {};
  window.window = window;
  run(window, `Y = { use: 1, Squarespace: { own: 2 } }; ${prelude}; ImageLoader.load = 3; Squarespace = { load: 4 };`);
  installCompat(window, createPressHold());
  expect(run(window, '[Y.use, Y.Squarespace.own, ImageLoader.load, Squarespace.load]')).toEqual([1, 2, 3, 4]);
});
