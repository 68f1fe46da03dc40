import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageLanguage, textsNow, withTexts } from '../../../runtime/browser/page-texts.ts';
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

/** Chunks whose result the test decides. Like the page's own they are fetched once, and again after a failure. */
function chunksAnswering(...answers: (object | Error)[]) {
  const asked: string[] = [];
  const loaded = new Map<string, Promise<{ texts: object }>>();
  const fetchChunk = async (name: string) => {
    asked.push(name);
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('asked too often');
    return { texts: answer };
  };
  const load = (name: string) => {
    const promise = loaded.get(name) ?? fetchChunk(name);
    loaded.set(name, promise);
    promise.catch(() => loaded.delete(name));
    return promise;
  };
  return { asked, load: load as never };
}
const come = () => new Promise((resolve) => setImmediate(resolve));

test('the page’s own language goes before that of its website', () => {
  expect(pageLanguage()).toBe('de-AT');
  page.lang = 'fr';
  expect(pageLanguage()).toBe('fr');
  vi.stubGlobal('window', { Static: { SQUARESPACE_CONTEXT: { website: null } } });
  page.lang = '';
  expect(pageLanguage()).toBe('');
});

test('English is shown at once and the page’s language once it has arrived, fetched once for all callers', async () => {
  const chunks = chunksAnswering(german);
  const said: string[] = [];
  withTexts(chunks, { lightbox }, (texts) => said.push(texts.lightbox.close));
  const stop = withTexts(chunks, { lightbox }, (texts) => said.push(`stopped ${texts.lightbox.close}`));
  stop();
  expect(textsNow(chunks, { lightbox }).lightbox.close).toBe('Close');
  await come();
  expect(said).toEqual(['Close', 'stopped Close', 'Schließen']);
  expect(textsNow(chunks, { lightbox }).lightbox.close).toBe('Schließen');
  withTexts(chunks, { lightbox }, (texts) => said.push(`later ${texts.lightbox.close}`));
  await come();
  expect(said.slice(3)).toEqual(['later Schließen']);
  expect(chunks.asked).toEqual(['common-de']);
});

test.each(['en', 'en-US', 'zh-TW', 'ar'])('a page in %s fetches nothing', async (lang) => {
  page.lang = lang;
  const chunks = chunksAnswering();
  const said: string[] = [];
  withTexts(chunks, { lightbox }, (texts) => said.push(texts.lightbox.close));
  await come();
  expect([said, chunks.asked]).toEqual([['Close'], []]);
});

test('texts that cannot be fetched leave English, are logged on the console, and are fetched again by the next caller', async () => {
  const chunks = chunksAnswering(new Error('gone'), german);
  const said: string[] = [];
  const say = () => withTexts(chunks, { lightbox }, (texts) => said.push(texts.lightbox.close));
  say();
  await come();
  expect(said).toEqual(['Close']);
  expect(logged).toHaveBeenCalledTimes(1);
  say();
  await come();
  expect(said).toEqual(['Close', 'Close', 'Schließen']);
});

test('a page that changes its language has the next texts in that', async () => {
  const chunks = chunksAnswering(german, { lightbox: { ...lightbox, close: 'Fermer' } });
  textsNow(chunks, { lightbox });
  await come();
  page.lang = 'fr';
  textsNow(chunks, { lightbox });
  await come();
  expect(textsNow(chunks, { lightbox }).lightbox.close).toBe('Fermer');
  expect(chunks.asked).toEqual(['common-de', 'common-fr']);
});
