import { afterEach, expect, test, vi } from 'vitest';
import { createEmitter } from '../../../runtime/browser/emitter.ts';
import { mapAddresses } from '../../../runtime/features/maps/addresses.ts';
import { loadHostedLibrary } from '../../../runtime/features/maps/hosted-library.ts';
import type { PageEvents } from '../../../runtime/page/page.ts';
import { handClock } from '../../helpers/fakes/hand-clock.ts';

const emitter = createEmitter<PageEvents>(() => {});
afterEach(() => void vi.unstubAllGlobals());

/** Stubs a document with one script tag, which never fires an event by itself. */
function stubDocument(window: object = {}) {
  const script = { remove: vi.fn(), setAttribute: vi.fn(), src: '', onload: () => {}, onerror: () => {} };
  vi.stubGlobal('document', { createElement: () => script, querySelector: () => null, head: { append() {} } });
  vi.stubGlobal('window', window);
  return script;
}

// maps#library-timeout
test('the load rejects after 30 seconds, not before', async () => {
  const script = stubDocument();
  const clock = handClock();
  const settled = vi.fn();
  const load = loadHostedLibrary({ clock, emitter }, 'https://maps.invalid/js').catch(settled);
  clock.turn(29_999);
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  clock.turn(1);
  await load;
  expect(settled).toHaveBeenCalledOnce();
  expect(script.remove).toHaveBeenCalled();
});

test('a script without the library rejects the load; one with it resolves the load', async () => {
  const clock = handClock();
  const empty = stubDocument();
  const failing = loadHostedLibrary({ clock, emitter }, 'https://maps.invalid/js');
  empty.onload();
  await expect(failing).rejects.toMatchObject({ code: 'maps-missing' });
  const maps = { Map: class {}, importLibrary: vi.fn(async () => ({})) };
  const full = stubDocument({ google: { maps } });
  const load = loadHostedLibrary({ clock, emitter }, 'https://maps.invalid/js');
  full.onload();
  expect(await load).toBe(maps);
  expect(maps.importLibrary.mock.calls).toEqual([['maps'], ['marker']]);
});

// maps#library-refusal
test('a refused key rejects the load, emits map-refused and calls the page’s own function', async () => {
  const own = vi.fn();
  const names: { gm_authFailure?: () => void } = { gm_authFailure: own };
  stubDocument(names);
  const onRefused = vi.fn();
  emitter.on('map-refused', onRefused);
  const load = loadHostedLibrary({ clock: handClock(), emitter }, 'https://maps.invalid/js');
  names.gm_authFailure?.();
  await expect(load).rejects.toMatchObject({ code: 'maps-refused' });
  expect([own.mock.calls.length, onRefused.mock.calls.length]).toEqual([1, 1]);
});

// maps#library-key
test('the library’s address has the key, language and region without empty values, and that of the stand-in on localhost', () => {
  const here = mapAddresses({ protocol: 'http:', hostname: 'a.localhost', port: '4100' });
  const there = mapAddresses({ protocol: 'https:', hostname: 'site.example', port: '' });
  expect(here.library({ key: 'a b', language: 'en-GB', region: 'GB' })).toBe(
    'http://third-party.localhost:4100/maps/api/js?key=a+b&language=en-GB&region=GB',
  );
  expect(there.library({ key: 'k', language: '', region: '' })).toBe('https://maps.googleapis.com/maps/api/js?key=k');
  expect(there.page(50.2, -5.4)).toBe('https://www.google.com/maps/search/?api=1&query=50.2%2C-5.4');
});
