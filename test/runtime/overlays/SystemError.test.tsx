import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SystemError } from '../../../runtime/overlays/SystemError.tsx';
import type { SystemError as SystemErrorData } from '../../../runtime/page/system-error.ts';

const render = (error: SystemErrorData) =>
  load(renderToStaticMarkup(<SystemError error={error} onReload={() => {}} onClear={() => {}} />));

test('it is an alert dialog with title, text, key and two buttons', () => {
  const $ = render({ url: '/api/x', kind: 'cleaned' });
  expect($('dialog').attr('role')).toBe('alertdialog');
  expect($('h2').text()).toBe('Something Went Wrong!');
  expect($('code').text()).toBe('L2FwaS94');
  expect(
    $('button')
      .toArray()
      .map((button) => $(button).text()),
  ).toEqual(['Reload Page', 'Clear']);
  expect(
    $('button')
      .toArray()
      .every((button) => $(button).attr('type') === 'button'),
  ).toBe(true);
});

test('the address, format and text of any other error are shown as text', () => {
  const $ = render({ url: '/a', kind: 'other', format: '', errorText: '<b>bold</b>' });
  expect(
    $(`#${$('dialog').attr('aria-describedby')} p`.replaceAll(':', '\\:'))
      .toArray()
      .map((line) => $(line).text()),
  ).toEqual(['/a', '<b>bold</b>']);
});
