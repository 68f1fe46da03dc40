// covers: runtime/features/forms/drawing/ runtime/features/forms/sending/ runtime/features/forms/chunks/
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

declare global {
  interface Window {
    addedForms: string[];
  }
}

const context = {
  formId: 'f1',
  formName: 'Names',
  collectionId: 'c1',
  objectName: 'o1',
  formSubmitButtonText: 'Send',
  formSubmissionMessage: { html: '<p>Thank you.</p>' },
  successRedirect: '',
  formFields: [{ type: 'text', id: 'text-1', title: 'Word', required: false }],
};
const html = '&lt;b id=&quot;own&quot;&gt;Own words&lt;/b&gt;';
/** Waits for forms as owners' scripts do: among the added nodes themselves. */
const observer = `<script>window.addedForms = [];
new MutationObserver(function (changes) { changes.forEach(function (change) { change.addedNodes.forEach(function (node) {
  if (node.classList && node.classList.contains('react-form-contents')) window.addedForms.push(node.localName + ' ' + node.isConnected);
}); }); }).observe(document.documentElement, { childList: true, subtree: true });</script>`;
const world = browserWorld(() => [
  testSite('names', {
    '/': {
      head: observer,
      body:
        '<main><div class="sqs-block form-block sqs-block-form" data-block-type="9"><div class="sqs-block-content"><div ' +
        'class="sqs-site-style-form"><script type="application/json" class="sqs-form-block-context" ' +
        `id="form-context-f1">${JSON.stringify(context)}</script><div id="form-submission-html-f1" ` +
        `class="sqs-form-block-submission-html" data-submission-html="${html}"></div><div ` +
        'class="form-wrapper"></div></div></div></div></main>',
    },
  }),
]);

// site#platform-marks, forms#second-generation-markup, forms#success
test('a drawn form is added as react-form-contents, and its success has the platform’s text and HTML', async () => {
  const { page, pageErrors, open } = await world.nextVisitor();
  await open('names', '/');
  await page.waitForSelector('.form-wrapper form.react-form-contents[data-ss-form]');
  expect(await page.evaluate(() => window.addedForms)).toEqual(['form true']);
  await page.type('.react-form-contents input[type=text]', 'pot');
  await page.click('.react-form-contents [type=submit]');
  await page.waitForSelector('.form-submission-success');
  const shown = (selector: string) =>
    page.$$eval(selector, (all) => all.filter((each) => each.checkVisibility()).map((each) => each.textContent));
  expect([await shown('.form-submission-text'), await shown('.form-submission-html')]).toEqual([['Thank you.'], ['Own words']]);
  expect(pageErrors).toEqual([]);
});
