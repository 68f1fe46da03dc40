import type { Hits } from './hits.ts';

/** Forms that the server has drawn whole: first-generation ones and newsletters (wild §3). Those that the browser draws are told of by who draws them. */
const drawnByServer = 'form[data-form-id]:not([data-ss-drawn])';

/** Records form-render once for each form that came with the page. Spec 2 §7. */
export function recordForms(document: Document, hits: Pick<Hits, 'formRender'>): void {
  for (const form of Array.from(document.querySelectorAll<HTMLFormElement>(drawnByServer))) {
    const { formId } = form.dataset;
    if (formId) void hits.formRender(formId);
  }
}
