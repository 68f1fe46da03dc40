import { withFallback } from '../../../browser/with-fallback.ts';
import { type FormCaptions, formCaptions } from '../../../contract/forms/form-captions.ts';
import { readText } from '../../../contract/read.ts';
import { contextPart } from '../../../contract/site/context-part.ts';
import type { Page } from '../../../page/page.ts';

/** Returns whether the page is in English, or in no stated language. */
export function isEnglish({ rawContext }: Page): boolean {
  const { language } = contextPart(rawContext, 'website');
  return /^(en\b|$)/i.test(document.documentElement.lang || readText(language));
}

/** Resolves with the captions for a drawn form, forms#captions: a form is drawn once, and its captions do not change later. Never rejects. */
export async function loadPageCaptions(page: Page): Promise<FormCaptions> {
  if (isEnglish(page)) return formCaptions;
  const { chunks, clock, errors } = page;
  const loading = chunks.load('form-strings').then(({ loadCaptions }) => loadCaptions(chunks));
  return new Promise((resolve) => {
    withFallback(clock, loading, () => resolve(formCaptions))
      .then((captions) => resolve(captions ?? formCaptions))
      .catch(errors.report);
  });
}
