import { expect, test } from 'vitest';
import { putForms, putSettings } from '../../../fake-server/pages/put-edits.ts';

test('the settings are inserted at the end of the script that assigns the context, as ASCII that cannot end the script', () => {
  const page = Buffer.from(
    '<script src="boot.js"></script><script>Static.SQUARESPACE_CONTEXT = {} // own</script><body>ü</body>',
  );
  const put = putSettings(page, { cookieBannerText: '</script><p>ü' }).toString();
  expect(put).toBe(
    '<script src="boot.js"></script><script>Static.SQUARESPACE_CONTEXT = {} // own' +
      '\n;Static.SQUARESPACE_CONTEXT.cookieSettings = {"cookieBannerText":"\\u003c/script\\u003e\\u003cp\\u003e\\u00fc"};</script><body>ü</body>',
  );
});

test.each(['<p>plain</p>', '<script>if (Static.SQUARESPACE_CONTEXT == null) own()</script>', 'SQUARESPACE_CONTEXT = {}'])(
  'a page without a context is unchanged: %s',
  (text) => {
    const page = Buffer.from(text);
    expect(putSettings(page, {})).toBe(page);
  },
);

test('a form context replaces that of its id in any encoding; every other byte is unchanged', () => {
  const context = (id: string) => `<script class="sqs-form-block-context" id="form-context-${id}">{"formId":"${id}"}</script>`;
  const page = Buffer.from(`<p>\u00fc</p>${context('a')}${context('b')}<p>\u00fc`, 'latin1');
  const put = putForms(page, new Map([['b', { formId: 'b', formName: '\u00fc' }]]));
  const own = '{"formId":"b","formName":"\\u00fc"}';
  expect(put.toString('latin1')).toBe(page.toString('latin1').replace('{"formId":"b"}', own));
  expect(putForms(page, new Map())).toBe(page);
});
