import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchTexts, textsNow, withTexts } from '../../../runtime/browser/page-texts.ts';
import { lightbox } from '../../../runtime/contract/texts/en/common.ts';
import { newPageWide } from '../../helpers/fakes/new-page-wide.ts';

const german = { lightbox: { ...lightbox, close: 'Schließen' } };
const page = { lang: '' };
let logged: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  page.lang = '';
  newPageWide();
  vi.stubGlobal('document', { documentElement: page });
  vi.stubGlobal('window', { Static: { SQUARESPACE_CONTEXT: { website: { language: 'de-AT' } } } });
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Chunks with given results. Each is fetched once, and again after a failure. */
function chunksWith(...results: (object | Error)[]) {
  const requested: string[] = [];
  const loaded = new Map<string, Promise<{ texts: object }>>();
  const fetchChunk = async (name: string) => {
    requested.push(name);
    const result = results.shift();
    if (!result || result instanceof Error) throw result ?? new Error('loaded too often');
    return { texts: result };
  };
  const load = (name: string) => {
    const promise = loaded.get(name) ?? fetchChunk(name);
    loaded.set(name, promise);
    promise.catch(() => loaded.delete(name));
    return promise;
  };
  return { requested, load: load as never };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('English is shown at once and the page’s language once it has arrived, fetched once for all callers', async () => {
  const chunks = chunksWith(german);
  const shown: string[] = [];
  withTexts(chunks, { lightbox }, (texts) => shown.push(texts.lightbox.close));
  const stop = withTexts(chunks, { lightbox }, (texts) => shown.push(`stopped ${texts.lightbox.close}`));
  stop();
  expect(textsNow(chunks, { lightbox }).lightbox.close).toBe('Close');
  await settled();
  expect(shown).toEqual(['Close', 'stopped Close', 'Schließen']);
  expect(textsNow(chunks, { lightbox }).lightbox.close).toBe('Schließen');
  withTexts(chunks, { lightbox }, (texts) => shown.push(`later ${texts.lightbox.close}`));
  await settled();
  expect(shown.slice(3)).toEqual(['later Schließen']);
  expect(chunks.requested).toEqual(['common-de']);
});

test.each(['en', 'en-US', 'zh-TW', 'ar'])('a page in %s fetches nothing', async (lang) => {
  page.lang = lang;
  const chunks = chunksWith();
  const shown: string[] = [];
  withTexts(chunks, { lightbox }, (texts) => shown.push(texts.lightbox.close));
  await settled();
  expect([shown, chunks.requested]).toEqual([['Close'], []]);
});

test('texts that cannot be fetched leave English, are logged on the console, and are fetched again by the next caller', async () => {
  const chunks = chunksWith(new Error('failed'), german);
  const shown: string[] = [];
  const show = () => withTexts(chunks, { lightbox }, (texts) => shown.push(texts.lightbox.close));
  show();
  await settled();
  expect(shown).toEqual(['Close']);
  expect(logged).toHaveBeenCalledTimes(1);
  show();
  await settled();
  expect(shown).toEqual(['Close', 'Close', 'Schließen']);
});

test('after a change of the page’s language the next texts are in the new one', async () => {
  const chunks = chunksWith(german, { lightbox: { ...lightbox, close: 'Fermer' } });
  textsNow(chunks, { lightbox });
  await settled();
  page.lang = 'fr';
  textsNow(chunks, { lightbox });
  await settled();
  expect(textsNow(chunks, { lightbox }).lightbox.close).toBe('Fermer');
  expect(chunks.requested).toEqual(['common-de', 'common-fr']);
});

test('texts that are shown once come in the page’s language, and in English where they cannot be fetched or are not needed', async () => {
  const close = async (chunks: ReturnType<typeof chunksWith>) => (await fetchTexts(chunks, { lightbox })).lightbox.close;
  expect(await close(chunksWith(new Error('failed')))).toBe('Close');
  const chunks = chunksWith(german);
  expect([await close(chunks), await close(chunks)]).toEqual(['Schließen', 'Schließen']);
  page.lang = 'en';
  expect(await close(chunksWith())).toBe('Close');
});
