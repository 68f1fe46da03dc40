import { expect, test } from 'vitest';
import { texts as german } from '../../../runtime/contract/texts/de/forms.ts';
import { sentencesEn as english } from '../../../runtime/contract/texts/en/forms.ts';
import { mergeStrings, translateSentence } from '../../../runtime/features/forms/strings/form-strings.ts';

// forms#form-strings forms#page-language
test('a form’s own sentence replaces that of the page’s language, which replaces the English one', () => {
  expect(mergeStrings({}, english).tooLong).toBe('You have exceeded the character limit.');
  expect(mergeStrings({}, german)).toMatchObject({
    submitting: 'Wird gesendet …',
    tooLong: 'Sie haben zu viele Zeichen eingegeben.',
    'validation.required': '{0} ist erforderlich.',
  });
  expect(mergeStrings({ submitting: 'Moment …' }, german).submitting).toBe('Moment …');
  expect(mergeStrings({}, german).email).toContain('name@site.example');
});

// forms#page-language forms#messages
test.each<[sentence: string, translation: string]>([
  ['Could not get a form submission key, please try again later.', german.forms.noKey],
  ['Complete CAPTCHA before submitting.', german.forms.captcha],
  ['Unable to send form. Please try again later.', german.formStatus[500]],
  ['The platform’s own sentence.', 'The platform’s own sentence.'],
  ['__MASKED_FIELD__', '__MASKED_FIELD__'],
])('on a German page %j becomes %j', (sentence, translation) => {
  expect(translateSentence(sentence, mergeStrings({}, german), german)).toBe(translation);
  expect(translateSentence(sentence, mergeStrings({}, english), english)).toBe(sentence);
});

test('a failure is shown in the form’s own sentence', () => {
  const own = mergeStrings({ captcha: 'Erst das Rätsel.' }, german);
  expect(translateSentence('Complete CAPTCHA before submitting.', own, german)).toBe('Erst das Rätsel.');
});
