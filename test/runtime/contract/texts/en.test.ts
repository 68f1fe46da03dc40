// covers: runtime/contract/texts/fr.ts runtime/contract/texts/he.ts runtime/contract/texts/nl.ts runtime/contract/texts/pl.ts runtime/contract/texts/pt.ts
import { expect, test } from 'vitest';
import { type FormCaptions, formCaptions } from '../../../../runtime/contract/forms/form-captions.ts';
import { en } from '../../../../runtime/contract/texts/en.ts';
import { languages } from '../../../../runtime/contract/texts/languages.ts';
import { ownersEn } from '../../../../runtime/contract/texts/owners/en.ts';
import type { OwnerTexts } from '../../../../runtime/contract/texts/owners/owner-texts.ts';
import { sentencesEn } from '../../../../runtime/contract/texts/sentences/en.ts';
import type { FormTexts } from '../../../../runtime/contract/texts/sentences/form-texts.ts';
import { storeEn } from '../../../../runtime/contract/texts/store/en.ts';
import type { StoreTexts } from '../../../../runtime/contract/texts/store/store-texts.ts';
import type { Texts } from '../../../../runtime/contract/texts/texts.ts';

interface AllTexts extends Texts, StoreTexts, FormTexts, OwnerTexts {
  readonly captions: FormCaptions;
}

/** Those of every page, those of the store, what forms say, what owners read, and the captions of drawn forms. */
const read = async (language: string): Promise<AllTexts> => {
  const [page, store, sentences, owners, forms] = (await Promise.all([
    import(`../../../../runtime/contract/texts/${language}.ts`),
    import(`../../../../runtime/contract/texts/store/${language}.ts`),
    import(`../../../../runtime/contract/texts/sentences/${language}.ts`),
    import(`../../../../runtime/contract/texts/owners/${language}.ts`),
    import(`../../../../runtime/contract/texts/captions/${language}.ts`),
  ])) as [{ texts: Texts }, { texts: StoreTexts }, { texts: FormTexts }, { texts: OwnerTexts }, { captions: FormCaptions }];
  return { ...page.texts, ...store.texts, ...sentences.texts, ...owners.texts, captions: forms.captions };
};

/** Every text with its path; what needs numbers is given some. */
function list(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(path.endsWith('renewsEvery') ? value('week', 5) : value(5, 6))]];
  return Object.entries(value as object).flatMap(([key, inner]) => list(inner, `${path}/${key}`));
}

test.each(languages)('%s has a text of its own for every text there is, and nothing else', async (language) => {
  const texts = list(await read(language));
  const english = list({ ...en, ...storeEn, ...sentencesEn, ...ownersEn, captions: formCaptions }).filter(
    ([path]) => path !== '/forms/maskedPassword',
  );
  expect(texts.map(([path]) => path).sort()).toEqual(english.map(([path]) => path).sort());
  for (const [path, text] of texts) {
    expect(text.trim(), path).not.toBe('');
    expect(text, path).not.toMatch(/#|undefined|\$\{/);
  }
  // Words that two languages share are few: a file that was copied and forgotten would share all.
  const same = texts.filter(([path, text]) => text === new Map(english).get(path));
  expect(same.length).toBeLessThan(20);
});

test('sentences that count have the forms of their language', async () => {
  const [de, pl, he, ja] = await Promise.all(['de', 'pl', 'he', 'ja'].map(read));
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
test('what the specification fixes in English stays word for word', () => {
  expect(sentencesEn.forms.submitting).toBe('Submitting…');
  expect(sentencesEn.formStatus[429]).toBe('Unable to submit form. Submission rate limit exceeded. Please try again later.');
  expect(en.systemError.title).toBe('Something Went Wrong!');
  expect(en.systemError.network).toBe('Unable to connect to the provider.  Please try again.');
  expect(ownersEn.logout).toEqual({ title: 'Logout Successful', message: 'You have been successfully logged out.' });
  expect(storeEn.products.renewsEvery('week', 3)).toBe('renews every 3 weeks');
});
