import { isEnglishPage } from '../../../browser/language.ts';
import { withFallback } from '../../../browser/with-fallback.ts';
import { type FormCaptions, formCaptions } from '../../../contract/forms/form-captions.ts';
import type { Page } from '../../../page/page.ts';

/**
 * Resolves with the captions for a drawn form, forms#captions: a form is drawn once, and its captions do not change later. Never
 * rejects.
 */
export async function loadPageCaptions(page: Page): Promise<FormCaptions> {
  if (isEnglishPage()) return formCaptions;
  const { chunks, clock, errors } = page;
  const loading = chunks.load('form-strings').then(({ loadCaptions }) => loadCaptions(chunks));
  return new Promise((resolve) => {
    withFallback(clock, loading, () => resolve(formCaptions))
      .then((captions) => resolve(captions ?? formCaptions))
      .catch(errors.report);
  });
}
