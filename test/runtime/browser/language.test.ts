import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isEnglishPage, localeOf, pageLanguage, pageLocale } from '../../../runtime/browser/language.ts';

const root = { lang: '' };
const setContext = (website: unknown) => vi.stubGlobal('window', { Static: { SQUARESPACE_CONTEXT: { website } } });

beforeEach(() => {
  root.lang = '';
  vi.stubGlobal('document', { documentElement: root });
  setContext({ language: 'de-AT' });
});
afterEach(() => vi.unstubAllGlobals());

// site#languages
test('the language of the root element takes precedence over the website’s', () => {
  expect(pageLanguage()).toBe('de-AT');
  root.lang = 'fr';
  expect(pageLanguage()).toBe('fr');
  setContext(null);
  root.lang = '';
  expect(pageLanguage()).toBe('');
});

test.each([
  ['', 'de-AT', false],
  ['', '', true],
  ['en-GB', 'de', true],
  ['EN_us', 'de', true],
  ['enm', '', false],
  ['pl', 'en', false],
])('a page with lang="%s" on a website in "%s" is English: %s', (lang, language, isEnglish) => {
  root.lang = lang;
  setContext({ language });
  expect(isEnglishPage()).toBe(isEnglish);
});

test('the locale of a page is one that Intl accepts, or the reader’s', () => {
  root.lang = 'pt_BR';
  expect(new Intl.DateTimeFormat(pageLocale()).resolvedOptions().locale).toBe('pt-BR');
  root.lang = 'german!';
  expect(pageLocale()).toBeUndefined();
  expect([localeOf(), localeOf(''), localeOf(' de-at ')]).toEqual([undefined, undefined, 'de-AT']);
});
