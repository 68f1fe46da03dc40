// covers: runtime/features/forms/fields/ runtime/features/forms/parts/
import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formCaptions } from '../../../runtime/contract/forms/form-captions.ts';
import { decodeFormContext, type FormDefinition } from '../../../runtime/contract/forms/form-definition.ts';
import { FormView } from '../../../runtime/features/forms/drawing/FormView.tsx';

/** Draws a form with the fields for a page in a language. */
function draw(formFields: readonly object[], { locale = 'en', ...more }: { locale?: string; [name: string]: unknown } = {}) {
  const form = decodeFormContext({ formId: 'f', formFields, ...more }) as FormDefinition;
  const page = load(renderToStaticMarkup(createElement(FormView, { form, captions: formCaptions, locale, hasCaptcha: true })));
  const titles = (selector: string) =>
    page(`${selector} [data-title]`)
      .toArray()
      .map((control) => page(control).attr('data-title'))
      .join(' ');
  return { page, titles };
}

// forms#language-order
test.each([
  ['en-US', 'First Last', 'Month Day Year'],
  ['de', 'First Last', 'Day Month Year'],
  ['en-GB', 'First Last', 'Day Month Year'],
  ['ja', 'Last First', 'Year Month Day'],
  ['hu-HU', 'Last First', 'Year Month Day'],
  ['no such language', 'First Last', 'Month Day Year'],
])('on a page in %s the parts of a name are %s, those of a date %s', (locale, name, date) => {
  const { titles } = draw(
    [
      { type: 'name', id: 'n' },
      { type: 'date', id: 'd' },
    ],
    { locale },
  );
  expect([titles('.name'), titles('.date')]).toEqual([name, date]);
});

// forms#country-formats
test.each([
  ['GIVEN_FIRST', 'ja', 'First Last'],
  ['FAMILY_FIRST', 'en', 'Last First'],
])('a form with the name order %s has it, also on a page in %s', (initialNameOrder, locale, name) => {
  const { titles } = draw([{ type: 'name', id: 'n' }], { locale, formFieldFormats: { initialNameOrder } });
  expect(titles('.name')).toBe(name);
});

// forms#field-parts
test('drawn fields name their parts in order; a phone number has its country if the owner has turned it on', () => {
  const { titles } = draw([
    { type: 'phone', id: 'p' },
    { type: 'phone', id: 'q', showCountryCode: true },
    { type: 'address', id: 'a' },
    { type: 'time', id: 't' },
  ]);
  expect(titles('#p')).toBe('Areacode Prefix Line');
  expect(titles('#q')).toBe('Country Areacode Prefix Line');
  expect(titles('#a')).toBe('Line1 Line2 City State Zip Country');
  expect(titles('#t')).toBe('Hour Minute Second Ampm');
});

// forms#second-generation-markup
test('fields have the classes of published forms, a title and a control by their id, and the owner’s settings', () => {
  const { page } = draw([
    { type: 'text', id: 't', title: 'Word', placeholder: 'Any', description: 'Say it.', required: true },
    { type: 'name', id: 'n', title: 'Name', required: true },
    { type: 'likert', id: 'l', title: 'How', options: ['Good', 'Warm'] },
    { type: 'radio', id: 'r', title: 'Which', options: ['One', 'Two'] },
    { type: 'currency', id: 'c', title: 'Price', currencySymbol: '€' },
    { type: 'section', id: 's', title: 'Part', underline: true },
    { type: 'hidden', id: 'h', key: 'campaign', value: 'none' },
  ]);
  expect(page('#t').attr('class')).toBe('form-item field text required');
  expect(page('#t label.title').attr('for')).toBe('t-field');
  expect(page('#t-field').attr('placeholder')).toBe('Any');
  expect(page('#n').is('fieldset.form-item.fields.name.required')).toBe(true);
  expect(page('#n legend.title').text()).toBe('Name (required)');
  const rows = page('#l fieldset.item[data-question]').toArray();
  expect(rows.map((row) => page(row).attr('data-question'))).toEqual(['Good', 'Warm']);
  expect(
    page(rows[0])
      .find('input[type=radio]')
      .toArray()
      .map((input) => `${page(input).attr('value')} ${page(input).parent().text().trim()}`),
  ).toEqual(['-2 Strongly Disagree', '-1 Disagree', '0 Neutral', '1 Agree', '2 Strongly Agree']);
  expect(page('#r .option > label > input[type=radio]').length).toBe(2);
  expect(page('#c .prefix').text()).toBe('€');
  expect(page('#s').is('.form-item.section.underline')).toBe(true);
  expect(page('#h input[type=hidden]').attr('name')).toBe('campaign');
  expect(page('#h input').attr('value')).toBe('none');
});

test.each([
  [1, 1, 'light', 'left'],
  [2, 2, 'dark', 'center'],
  [1, 3, 'light', 'right'],
])('a captcha of theme %i and alignment %i is %s, at the %s; the button has the owner’s text', (theme, alignment, look, side) => {
  const { page } = draw([{ type: 'text', id: 't' }], {
    captchaEnabled: true,
    captchaTheme: theme,
    captchaAlignment: alignment,
    formSubmitButtonText: 'Send it',
  });
  expect(page('.captcha-container').attr('data-theme')).toBe(look);
  expect(page('.captcha-container').is(`.captcha-container--align-${side}`)).toBe(true);
  expect(page('button[type=submit]').text()).toBe('Send it');
  expect(draw([{ type: 'text', id: 't' }]).page('.captcha-container').length).toBe(0);
});
