import { textsNow } from '../../../browser/page-texts.ts';
import { productForm } from '../../../contract/texts/en/store.ts';
import type { Page } from '../../../page/page.ts';
import { buildStaticView } from '../../../ui/dom/view.ts';
import type { MountedForm } from '../../forms/index.ts';
import type { ProductForm } from '../add-to-cart.ts';
import { view } from '../ProductFields.tsx?static';

export interface MountedProductForm extends ProductForm {
  dispose(): void;
}

/** Draws the form of a product's `data-form` in front of an element. Never rejects. `commerce#product-form` */
export async function drawProductFields(before: HTMLElement, dataForm: string, page: Page): Promise<MountedProductForm> {
  const words = () => textsNow(page.chunks, { productForm }, 'store').productForm;
  const { root, form: container, problem } = buildStaticView(before.ownerDocument, view);
  root.style.marginBlock = '1em';
  before.before(root);
  let mounted: MountedForm | null = null;
  let isReadable = true;
  const draw = async () => {
    if (mounted || !isReadable) return;
    try {
      const forms = await page.service('forms');
      mounted = await forms.additionalFields(container, dataForm);
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
      return mounted ? mounted.check() : !isReadable;
    },
    values: async () => mounted?.values() ?? {},
    dispose() {
      mounted?.dispose();
      root.remove();
    },
  };
}
