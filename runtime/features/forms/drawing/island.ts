import type { FormDefinition, FormProblem } from '../../../contract/forms/form-definition.ts';
import { blockSkipped } from '../../../page/block-skipped.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { captchaKeyOf } from '../finding/captcha-key.ts';
import { findContext, readAdditionalFields } from '../finding/find-context.ts';
import { drawForm } from './draw-form.tsx';
import { captionsOfPage } from './page-captions.ts';

export interface DrawnForm {
  readonly island: Mounted;
  readonly form: HTMLFormElement;
  readonly definition: FormDefinition;
}

/** Resolves in a task of its own. */
type NextTask = () => Promise<void>;

/** Draws the form of a wrapper's context. Rejects with `BlockSkipped` and a reason for one that cannot be shown. Wild §3. */
export const drawBlock = (wrapper: HTMLElement, page: Page, nextTask: NextTask): Promise<DrawnForm> =>
  draw(wrapper, findContext(wrapper), page, nextTask, { hasCaptcha: captchaKeyOf(page) !== '' });

/** Draws a product's additional fields, without a button. Rejects with `BlockSkipped` for a text that cannot be read. */
export const drawAdditionalFields = (
  container: HTMLElement,
  dataForm: string,
  page: Page,
  nextTask: NextTask,
): Promise<DrawnForm> => draw(container, readAdditionalFields(dataForm), page, nextTask, { isPart: true });

async function draw(
  place: HTMLElement,
  found: FormDefinition | FormProblem | null,
  page: Page,
  nextTask: NextTask,
  more: { readonly hasCaptcha?: boolean; readonly isPart?: boolean },
): Promise<DrawnForm> {
  if (found === null || typeof found === 'string') throw blockSkipped(found ?? 'form-missing');
  const [captions] = await Promise.all([captionsOfPage(page), nextTask()]);
  const island = await drawForm(place, { form: found, captions, locale: place.ownerDocument.documentElement.lang, ...more });
  const form = place.querySelector('form');
  if (!form) throw blockSkipped('form-missing');
  return { island, form, definition: found };
}
