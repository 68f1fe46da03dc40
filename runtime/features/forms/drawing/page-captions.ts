import { orMeanwhile } from '../../../browser/or-meanwhile.ts';
import { type FormCaptions, formCaptions } from '../../../contract/forms/form-captions.ts';
import type { Page } from '../../../page/page.ts';
import { isEnglish } from '../is-english.ts';

/**
 * The captions of the page's language; the English ones for a language that there are none of, and for those that do not come within
 * 3 s. A form is drawn once, and mostly before it is seen: it waits for its words, and they do not change under whoever reads. Never
 * rejects.
 */
export async function captionsOfPage(page: Page): Promise<FormCaptions> {
  if (isEnglish(page)) return formCaptions;
  const { chunks, clock, errors } = page;
  const coming = chunks.load('form-words').then(({ fetchCaptions }) => fetchCaptions(chunks));
  return new Promise((resolve) => {
    orMeanwhile(clock, coming, () => resolve(formCaptions))
      .then((captions) => resolve(captions ?? formCaptions))
      .catch(errors.report);
  });
}
