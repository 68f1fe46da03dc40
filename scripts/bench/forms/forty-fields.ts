import type { Site } from '../../../fake-server/start.ts';

const context = JSON.stringify({
  formId: 'forty',
  formFields: Array.from({ length: 40 }, (_, index) => ({
    type: index % 5 === 4 ? 'textarea' : 'text',
    id: `${index % 5 === 4 ? 'textarea' : 'text'}-${index}`,
    title: `Field ${index}`,
    description: '',
    required: index % 2 === 0,
    locked: false,
    ...(index % 5 === 4 && { maxLength: 200 }),
  })),
  formSubmissionMessage: { html: '<p>Thank you</p>' },
});
const body = `<h1>Forty</h1><div class="sqs-block sqs-block-form"><script type="application/json" class="sqs-form-block-context" id="form-context-forty">${context}</script><div class="form-wrapper"></div></div><p>Below.</p><label>Bare <input id="bare"></label>`;
const pageContext = `{"pageType":2,"templateId":"t","website":{"id":"w"},"collection":{"id":"c","title":"F","fullUrl":"/","type":10}}`;

/** A site of one page with a form of 40 fields. */
export const fortyFields: Site = {
  id: 'forty',
  title: 'Forty',
  source: 'the bench',
  pages: async () => ['/'],
  answer: async (path, { boot }) =>
    path === '/'
      ? {
          kind: 'page',
          page: {
            status: 200,
            headers: { 'Content-Type': 'text/html; charset=utf-8' },
            html: Buffer.from(
              `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Forty</title><link rel="icon" href="data:,"><script>Static = {SQUARESPACE_CONTEXT: ${pageContext}};</script><script src="${boot}"></script></head><body>${body}</body></html>`,
            ),
          },
        }
      : null,
  notFound: async () => null,
  warnings: async () => [],
};
