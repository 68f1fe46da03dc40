import { expect, test } from 'vitest';
import { createPressHold } from '../../../runtime/browser/press-hold.ts';
import { installCompat } from '../../../runtime/compat/queue.ts';

interface Page {
  SquarespaceFonts: { loadViaContext(): void };
  Squarespace: Record<string, (...args: unknown[]) => unknown>;
  ImageLoader: { bootstrap(...args: unknown[]): unknown; load(...args: unknown[]): unknown };
  Static: { COOKIE_BANNER_CAPABLE: unknown; SQUARESPACE_CONTEXT?: object };
  SQUARESPACE_ROLLUPS: object;
  Y: {
    use(...args: unknown[]): unknown;
    Global: { on(...args: unknown[]): void };
    Squarespace: { Template: { getTweakValue(name: string): unknown } };
  };
}
const settled = () => new Promise(setImmediate);

// compat#names-at-once
test('the names of inline calls exist at once and keep every call', () => {
  const page = {} as Page;
  installCompat(page, createPressHold());
  page.SquarespaceFonts.loadViaContext();
  page.Squarespace.load?.(page);
  page.ImageLoader.bootstrap({}, {});
  page.ImageLoader.load({}, { load: true });
  page.Squarespace.afterBodyLoad?.(page.Y);
  page.Squarespace.onInitialize?.(page.Y, () => {});
  page.Squarespace.initializeLayoutBlocks?.(page.Y);
  page.Y.use('node', () => {});
  page.Y.Global.on('tweak:change', () => {});
  expect(page.Static.COOKIE_BANNER_CAPABLE).toBe(true);
  expect(page.SQUARESPACE_ROLLUPS).toEqual({});
});

// compat#page-names-stay
test('names that the page has defined are not replaced', () => {
  const own = () => 'own';
  const page = {
    Y: { use: own },
    Squarespace: { onInitialize: own },
    Static: { COOKIE_BANNER_CAPABLE: false },
  } as unknown as Page;
  installCompat(page, createPressHold());
  expect(page.Y.use()).toBe('own');
  expect(page.Squarespace.onInitialize?.()).toBe('own');
  expect(page.Static.COOKIE_BANNER_CAPABLE).toBe(false);
  expect(page.Squarespace.afterBodyLoad).toBeTypeOf('function');
});

// compat#calls-in-order
test('replays the calls in order, once the handler has been fetched', async () => {
  const page = {} as Page;
  const connect = installCompat(page, createPressHold());
  const log: unknown[] = [];
  page.Y.use('node');
  page.ImageLoader.load('image');
  connect(
    async () => (name, args) => log.push([name, ...args]),
    () => expect.unreachable(),
  );
  await settled();
  expect(log).toEqual([
    ['Y.use', 'node'],
    ['ImageLoader.load', 'image'],
    // The end of the hold of presses, which begins in documents only.
    ['', undefined],
  ]);
  page.Squarespace.globalDestroy?.('Y');
  expect(log.at(-1)).toEqual(['Squarespace.globalDestroy', 'Y']);
});

test('fetches the handler only when a page needs it, and once', async () => {
  const page = {} as Page;
  const connect = installCompat(page, createPressHold());
  page.SquarespaceFonts.loadViaContext();
  page.Squarespace.load?.(page);
  let fetched = 0;
  connect(
    async () => {
      fetched += 1;
      return () => 'result';
    },
    () => expect.unreachable(),
  );
  await settled();
  expect(fetched).toBe(0);
  page.Y.use('node');
  page.Y.use('event');
  await settled();
  expect(fetched).toBe(1);
  expect(page.Y.use('node')).toBe('result');
});

test('reports a handler that cannot be fetched, and does not throw into the page', async () => {
  const page = {} as Page;
  const connect = installCompat(page, createPressHold());
  const problems: unknown[] = [];
  page.Y.use('node');
  connect(
    () => Promise.reject(new Error('Loading chunk compat failed')),
    (problem) => problems.push(problem),
  );
  await settled();
  expect(problems).toEqual([new Error('Loading chunk compat failed')]);
});

// compat#tweaks
test('returns a tweak from the page’s context', () => {
  const page = { Static: { SQUARESPACE_CONTEXT: { tweakJSON: { '@width': '70px' } } } } as unknown as Page;
  installCompat(page, createPressHold());
  expect(page.Y.Squarespace.Template.getTweakValue('@width')).toBe('70px');
  expect(page.Y.Squarespace.Template.getTweakValue('unknown')).toBeUndefined();
});

test('does not throw on a page whose names are read-only', () => {
  const page = Object.freeze({ Y: Object.freeze({}), Squarespace: 'text' });
  expect(() => installCompat(page, createPressHold())).not.toThrow();
});

interface ThemePage {
  window: ThemePage;
  Y: Record<string, unknown> & {
    namespace(path: string): Record<string, unknown>;
    one(selector: string): { all(selector: string): { addClass(name: string): unknown } };
    config: { win: unknown };
    use(...args: unknown[]): unknown;
  };
  YUI(): { use(...args: unknown[]): unknown };
  Class: { create(members: object): new (...args: unknown[]) => Record<string, unknown> };
  Singleton: { create(members: object): Record<string, unknown> };
  Squarespace: Record<string, (...args: unknown[]) => unknown>;
}

// compat#theme-classes
test('namespaces, classes and singletons of themes exist at once', () => {
  const page = {} as ThemePage;
  installCompat(page, createPressHold());
  expect(page.Y.namespace('Template.deep').own).toBeUndefined();
  (page.Y.namespace('Template') as { Gallery?: unknown }).Gallery = page.Class.create({
    size: 2,
    initialize(this: Record<string, unknown>, options: unknown) {
      this.options = options;
      return false;
    },
  });
  const { Gallery } = page.Y.Template as { Gallery: new (options: unknown) => object };
  expect({ ...new Gallery('given') }).toEqual({ options: 'given' });
  expect((new Gallery('given') as { size: number }).size).toBe(2);
  const site = page.Singleton.create({
    ready(this: Record<string, unknown>) {
      this.isReady = true;
    },
    initialize(this: Record<string, unknown>) {
      this.isInitialized = true;
    },
  });
  expect([site.isReady, site.isInitialized]).toEqual([true, undefined]);
  expect([page.Y.config.win, page.YUI()]).toEqual([page, page.Y]);
});

// compat#calls-in-order
test('methods that Y lacks are called later, and so are their results’ methods; absent namespaces are undefined', async () => {
  const page = {} as ThemePage;
  const connect = installCompat(page, createPressHold());
  expect([page.Y.Template, page.Y.Lang, 'one' in page.Y]).toEqual([undefined, undefined, false]);
  page.Y.Template ||= {};
  (page.Y.Template as { own?: number }).own = 1;
  expect(page.Y.Template).toEqual({ own: 1 });

  page.Y.one('#list').all('.item').addClass('seen');
  page.Squarespace.initializeAudioBlock?.(page.Y);
  const calls: unknown[][] = [];
  connect(
    async () => (name, args, self, made) => void calls.push([name, args, self, made]),
    () => expect.unreachable(),
  );
  await settled();
  expect(calls.map(([name, args]) => [name, ...(args as unknown[]).filter((arg) => typeof arg === 'string')])).toEqual([
    ['one', '#list'],
    ['all', '.item'],
    ['addClass', 'seen'],
    ['initializeAudioBlock'],
    [''],
  ]);
  expect([calls[0]?.[2] === page.Y, calls[1]?.[2] === calls[0]?.[3], calls[2]?.[2] === calls[1]?.[3]]).toEqual([
    true,
    true,
    true,
  ]);
  expect(calls[3]?.[2]).toBe(page.Squarespace);
});
