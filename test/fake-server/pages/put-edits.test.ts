import { expect, test } from 'vitest';
import { putForms, putSettings } from '../../../fake-server/pages/put-edits.ts';

const boot = 'http://static.localhost:1/runtime/boot.js';

test('the settings are inserted directly before the boot script, as ASCII that cannot end their script', () => {
  const page = Buffer.from(`<head><script src="${boot}"></script></head><body>ü</body>`);
  const put = putSettings(page, boot, { cookieBannerText: '</script><p>ü' }).toString();
  expect(put).toMatch(/^<head><script>if \(window\.Static && Static\.SQUARESPACE_CONTEXT\)/);
  expect(put).toContain('"\\u003c/script\\u003e\\u003cp\\u003e\\u00fc"');
  expect(put).toContain(`;</script>\n<script src="${boot}"></script></head><body>ü</body>`);
});

test('a page without the boot script is unchanged', () => {
  const page = Buffer.from('<p>plain</p>');
  expect(putSettings(page, boot, {})).toBe(page);
});

test('a form context replaces that of its id in any encoding; every other byte is unchanged', () => {
  const context = (id: string) => `<script class="sqs-form-block-context" id="form-context-${id}">{"formId":"${id}"}</script>`;
  const page = Buffer.from(`<p>\u00fc</p>${context('a')}${context('b')}<p>\u00fc`, 'latin1');
  const put = putForms(page, new Map([['b', { formId: 'b', formName: '\u00fc' }]]));
  const own = '{"formId":"b","formName":"\\u00fc"}';
  expect(put.toString('latin1')).toBe(page.toString('latin1').replace('{"formId":"b"}', own));
  expect(putForms(page, new Map())).toBe(page);
});
