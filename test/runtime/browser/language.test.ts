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

// site#languages
test.each([
  ['en', 'en-GB', 'en-GB'],
  ['en', 'en_AU', 'en_AU'],
  ['EN', 'en-GB', 'en-GB'],
  ['en-US', 'en-GB', 'en-US'],
  ['e', 'en-GB', 'e'],
  ['de', 'en-GB', 'de'],
])('a page with lang="%s" on a website in "%s" has the language %s', (lang, language, expected) => {
  root.lang = lang;
  setContext({ language });
  expect(pageLanguage()).toBe(expected);
});

test('a date of a page with lang="en" on a website in en-GB begins with the day, in en-US with the month', () => {
  const date = () => new Date(2026, 4, 9).toLocaleDateString(pageLocale());
  root.lang = 'en';
  setContext({ language: 'en-GB' });
  expect(date()).toBe('09/05/2026');
  setContext({ language: 'en-US' });
  expect(date()).toBe('5/9/2026');
});

test('the locale of a page is one that Intl accepts, or the reader’s', () => {
  root.lang = 'pt_BR';
  expect(new Intl.DateTimeFormat(pageLocale()).resolvedOptions().locale).toBe('pt-BR');
  root.lang = 'german!';
  expect(pageLocale()).toBeUndefined();
  expect([localeOf(), localeOf(''), localeOf(' de-at ')]).toEqual([undefined, undefined, 'de-AT']);
});
