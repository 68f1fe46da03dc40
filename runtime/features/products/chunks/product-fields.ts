import { buildElement } from '../../../browser/build-element.ts';
import { textsNow } from '../../../browser/page-texts.ts';
import type { FormValues } from '../../../contract/forms/form-values.ts';
import { productForm } from '../../../contract/texts/en/store.ts';
import type { Page } from '../../../page/page.ts';
import type { MountedForm } from '../../forms/index.ts';

/** The form of a product, filled in before it is bought. */
export interface ProductFields {
  /** Shows what is wrong with it; resolves with whether the product can be bought. */
  check(): Promise<boolean>;
  /** By field id; nothing of a form that cannot be shown. */
  values(): Promise<FormValues>;
  dispose(): void;
}

/**
 * Draws the form of a product's `data-form` (wild §3). One that nobody can read keeps nothing from being bought; one that could not
 * be fetched is fetched again with each press of the button, since the shop has to know what it asks for (our choice). Never rejects.
 */
export async function drawProductFields(before: HTMLElement, dataForm: string, page: Page): Promise<ProductFields> {
  const words = () => textsNow(page.chunks, { productForm }, 'store').productForm;
  const place = buildElement(document, 'div', {});
  const problem = buildElement(document, 'p', { class: 'ss-product-error', role: 'alert' });
  const box = buildElement(document, 'div', { class: 'ss-product-fields' }, place, problem);
  box.style.marginBlock = '1em';
  before.before(box);
  let live: MountedForm | null = null;
  let isReadable = true;
  const draw = async () => {
    if (live || !isReadable) return;
    try {
      live = await (await page.service('forms')).additionalFields(place, dataForm);
      problem.textContent = '';
    } catch (error) {
      page.errors.report(error);
      isReadable = (error as Error).name !== 'BlockSkipped';
      problem.textContent = isReadable ? words().failed : words().unreadable;
    }
  };
  await draw();
  return {
    async check() {
      await draw();
      return live ? live.check() : !isReadable;
    },
    values: async () => live?.values() ?? {},
    dispose() {
      live?.dispose();
      box.remove();
    },
  };
}
