import type { Site } from '../../../fake-server/start.ts';
import { benchSite, runtimeTag } from '../parts/bench-site.ts';

/** Fields of both rows: every fifth is a textarea with at most 200 characters, every other field is required. */
export const fields = Array.from({ length: 40 }, (_, index) => ({
  type: index % 5 === 4 ? 'textarea' : 'text',
  id: `${index % 5 === 4 ? 'textarea' : 'text'}-${index}`,
  title: `Field ${index}`,
  required: index % 2 === 0,
  ...(index % 5 === 4 && { maxLength: 200 }),
}));
const context = JSON.stringify({
  formId: 'forty',
  formFields: fields.map((field) => ({ ...field, description: '', locked: false })),
  formSubmissionMessage: { html: '<p>Thank you</p>' },
});
const ours =
  '<div class="sqs-block sqs-block-form"><script type="application/json" class="sqs-form-block-context" ' +
  `id="form-context-forty">${context}</script><div class="form-wrapper"></div></div>`;

const above = '<div style="height:3000px">Above.</div>';
/** Loads the peer once it is within 600 px of the view, as ours does. */
const whenNear = `const observer = new IntersectionObserver((entries) => {
  if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
  observer.disconnect();
  import('/peer.js');
}, { rootMargin: '600px' });
observer.observe(document.getElementById('root'));`;

/**
 * A site of three pages: `/ours` with a form of 40 fields; `/peer` with the same form by React Hook Form and a zod resolver, on a
 * page with the runtime; `/bare` with one field and no script. Each form is far down its page.
 */
export function fortyFields(peerFile: string): Site {
  const bodies: Readonly<Record<string, (boot: string) => string>> = {
    '/ours': (boot) => `${runtimeTag(boot)}</head><body><h1>Forty</h1>${above}${ours}`,
    '/peer': (boot) =>
      `${runtimeTag(boot)}</head><body><h1>Forty</h1>${above}<div id="root" style="min-height:4280px"></div><script ` +
      `type="module">${whenNear}</script>`,
    '/bare': () =>
      `</head><body><h1>Forty</h1>${above}<form data-ss-form="idle" onsubmit="return false"><input id="text-20-field"></form>`,
  };
  const whole = (body: (boot: string) => string) => (boot: string) =>
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Forty</title><link rel="icon" ' +
    `href="data:,">${body(boot)}<p>Below.</p></body></html>`;
  return benchSite('forty', {
    pages: Object.fromEntries(Object.entries(bodies).map(([path, body]) => [path, whole(body)])),
    fileAt: (path) => (path === '/peer.js' ? peerFile : null),
  });
}
