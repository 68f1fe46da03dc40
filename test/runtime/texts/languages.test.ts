import { expect, test } from 'vitest';
import { languageOf, languages } from '../../../runtime/contract/texts/languages.ts';

// site#languages
test('there are ten languages with English, and Hebrew is one of them', () => {
  expect([...languages, 'en']).toHaveLength(10);
  expect(languages).toContain('he');
});

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['pt-BR', 'pt'],
  ['pt_PT', 'pt'],
  ['FR-ca', 'fr'],
  [' es-419 ', 'es'],
  ['iw', 'he'],
  ['he-IL', 'he'],
  ['en-GB', 'en'],
  ['zh-TW', 'en'],
  ['ar', 'en'],
  ['den', 'en'],
  ['', 'en'],
  ['not a language!', 'en'],
])('a page in %j gets the texts in %s', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});
