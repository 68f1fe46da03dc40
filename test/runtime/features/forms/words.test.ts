import { expect, test } from 'vitest';
import { texts as german } from '../../../../runtime/contract/texts/de/forms.ts';
import { sentencesEn as english } from '../../../../runtime/contract/texts/en/forms.ts';
import { inPageLanguage, stringsOf } from '../../../../runtime/features/forms/words.ts';

// forms#form-strings forms#page-language
test('a form’s own sentence goes before that of the page’s language, and that before the English one', () => {
  expect(stringsOf({}, english).tooLong).toBe('You have exceeded the character limit.');
  expect(stringsOf({}, german)).toMatchObject({
    submitting: 'Wird gesendet …',
    tooLong: 'Sie haben zu viele Zeichen eingegeben.',
    'validation.required': '{0} ist erforderlich.',
  });
  expect(stringsOf({ submitting: 'Moment …' }, german).submitting).toBe('Moment …');
  expect(stringsOf({}, german).email).toContain('name@site.example');
});

// forms#page-language forms#messages
test.each<[sentence: string, said: string]>([
  ['Could not get a form submission key, please try again later.', german.forms.noKey],
  ['Complete CAPTCHA before submitting.', german.forms.captcha],
  ['Unable to send form. Please try again later.', german.formStatus[500]],
  ['The platform’s own words.', 'The platform’s own words.'],
  ['__MASKED_FIELD__', '__MASKED_FIELD__'],
])('on a German page %j is said as %j', (sentence, said) => {
  expect(inPageLanguage(sentence, stringsOf({}, german), german)).toBe(said);
  expect(inPageLanguage(sentence, stringsOf({}, english), english)).toBe(sentence);
});

test('a failure is said in the words that the form brings', () => {
  const own = stringsOf({ captcha: 'Erst das Rätsel.' }, german);
  expect(inPageLanguage('Complete CAPTCHA before submitting.', own, german)).toBe('Erst das Rätsel.');
});
