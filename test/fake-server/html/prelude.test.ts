import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { preludeTag } from '../../../fake-server/html/prelude.ts';
import { createPressHold } from '../../../runtime/browser/press-hold.ts';
import { installCompat } from '../../../runtime/compat/queue.ts';

const run = (window: object, script: string) => runInContext(script, createContext(window));
/** A window with a pointer, or with a finger alone. */
function windowOf(isTouch = false) {
  const classes = new Set(['touch', 'no-touch', 'own']);
  const classList = {
    add: (...names: string[]) => names.forEach((name) => void classes.add(name)),
    remove: (name: string) => classes.delete(name),
  };
  const window: Record<string, unknown> = {
    document: { documentElement: { classList } },
    navigator: { maxTouchPoints: isTouch ? 5 : 0 },
    matchMedia: (query: string) => ({ matches: isTouch && query === '(hover: none)' }),
  };
  window.window = window;
  return { window, classes };
}
const prelude = preludeTag().replace(/^<script>|<\/script>$/g, '');
const settled = () => new Promise(setImmediate);

test('the prelude is an inline script of at most 1,024 bytes, all of them ASCII', () => {
  expect(preludeTag()).toMatch(/^<script>[ -~]+<\/script>$/);
  expect(preludeTag().length).toBeLessThanOrEqual(1024);
});

test(
  'scripts before the boot script find Static, Squarespace, Y, SquarespaceFonts and ImageLoader; the boot script runs their ' +
    'calls',
  async () => {
    const { window } = windowOf();
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
  },
);

test('definitions of the page before or after the prelude are kept', () => {
  const { window } = windowOf();
  run(window, `Y = { use: 1, Squarespace: { own: 2 } }; ${prelude}; ImageLoader.load = 3; Squarespace = { load: 4 };`);
  installCompat(window, createPressHold());
  expect(run(window, '[Y.use, Y.Squarespace.own, ImageLoader.load, Squarespace.load]')).toEqual([1, 2, 3, 4]);
});

test.each([
  [false, 'no-touch', 'touch'],
  [true, 'touch', 'no-touch'],
])('Modernizr passes every test but touch, which is %s, and marks the root %s', (isTouch, mark, other) => {
  const { window, classes } = windowOf(isTouch);
  run(window, prelude);
  const asked =
    "[Modernizr.touch, Modernizr.csstransitions, Modernizr.anything, Modernizr.then, Modernizr.prefixed('transform'), " +
    "Modernizr.mq('(hover: none)')]";
  expect(run(window, asked)).toEqual([isTouch, true, true, false, 'transform', isTouch]);
  expect([classes.has(mark), classes.has(other), classes.has('csstransitions'), classes.has('own')]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  const own = windowOf().window;
  run(own, `Modernizr = { own: 1 }; ${prelude}`);
  expect(run(own, 'Modernizr.own')).toBe(1);
});
