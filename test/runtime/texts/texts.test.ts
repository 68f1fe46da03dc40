import { expect, test } from 'vitest';
import { chunks } from '../../../runtime/chunks.ts';
import { type FormCaptions, formCaptions } from '../../../runtime/contract/forms/form-captions.ts';
import { en } from '../../../runtime/contract/texts/en/common.ts';
import { sentencesEn } from '../../../runtime/contract/texts/en/forms.ts';
import { ownersEn } from '../../../runtime/contract/texts/en/owners.ts';
import { storeEn } from '../../../runtime/contract/texts/en/store.ts';
import { type Language, languages } from '../../../runtime/contract/texts/languages.ts';
import type { FormTexts, OwnerTexts, StoreTexts, Texts } from '../../../runtime/contract/texts/texts.ts';

interface AllTexts extends Texts, StoreTexts, FormTexts, OwnerTexts {
  readonly captions: FormCaptions;
}

/** The texts of all families in one language. */
const read = async (language: Language): Promise<AllTexts> => {
  const [common, store, forms, owners, captions] = await Promise.all([
    chunks[`common-${language}`].module(),
    chunks[`store-${language}`].module(),
    chunks[`forms-${language}`].module(),
    chunks[`owners-${language}`].module(),
    chunks[`captions-${language}`].module(),
  ]);
  return { ...common.texts, ...store.texts, ...forms.texts, ...owners.texts, captions: captions.texts };
};

/** Returns every text with its path; functions are called with numbers. */
function list(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(path.endsWith('renewsEvery') ? value('week', 5) : value(5, 6))]];
  return Object.entries(value as object).flatMap(([key, inner]) => list(inner, `${path}/${key}`));
}

test.each(languages)('%s has every text, and nothing else', async (language) => {
  const texts = list(await read(language));
  const english = list({ ...en, ...storeEn, ...sentencesEn, ...ownersEn, captions: formCaptions }).filter(
    ([path]) => path !== '/forms/maskedPassword',
  );
  expect(texts.map(([path]) => path).sort()).toEqual(english.map(([path]) => path).sort());
  for (const [path, text] of texts) {
    expect(text.trim(), path).not.toBe('');
    expect(text, path).not.toMatch(/#|undefined|\$\{/);
  }
  // Few words are the same in two languages: an untranslated file would be all the same.
  const same = texts.filter(([path, text]) => text === new Map(english).get(path));
  expect(same.length).toBeLessThan(20);
});

test('sentences with numbers have the plural forms of their language', async () => {
  const [de, pl, he, ja] = await Promise.all((['de', 'pl', 'he', 'ja'] as const).map(read));
  expect([1, 2, 1234].map((count) => de?.products.renewsEvery('month', count))).toEqual([
    'verlängert sich jeden Monat',
    'verlängert sich alle 2 Monate',
    'verlängert sich alle 1.234 Monate',
  ]);
  expect([1, 2, 5, 22].map((count) => pl?.products.renewsEvery('week', count))).toEqual([
    'odnawia się co tydzień',
    'odnawia się co 2 tygodnie',
    'odnawia się co 5 tygodni',
    'odnawia się co 22 tygodnie',
  ]);
  expect(he?.products.renewsEvery('month', 2)).toBe('מתחדש בכל חודשיים');
  expect(ja?.relativeTime.about(30)).toBe('約 30 秒前');
});

// site#fixed-sentences
test('the English sentences of the platform stay word for word', () => {
  expect(sentencesEn.forms.submitting).toBe('Submitting…');
  expect(sentencesEn.formStatus[429]).toBe('Unable to submit form. Submission rate limit exceeded. Please try again later.');
  expect(en.systemError.title).toBe('Something Went Wrong!');
  expect(en.systemError.network).toBe('Unable to connect to the provider.  Please try again.');
  expect(ownersEn.logout).toEqual({ title: 'Logout Successful', message: 'You have been successfully logged out.' });
  expect(storeEn.products.renewsEvery('week', 3)).toBe('renews every 3 weeks');
});
