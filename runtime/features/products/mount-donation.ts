import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';

/** Mounts a donation block: its form opens the donation checkout. `commerce#donation-block` */
export function mountDonation(root: HTMLElement, page: Page): Mounted {
  const form = root.querySelector('form');
  const controller = new AbortController();
  const { signal } = controller;
  let clearError = () => {};
  form?.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      clearError();
      page.chunks
        .load('donation')
        .then(({ donate }) => donate(form, page))
        .then(
          (clear) => {
            clearError = clear;
          },
          (error: unknown) => {
            page.errors.report(error);
            form.submit();
          },
        );
    },
    { signal },
  );
  form?.addEventListener('input', () => clearError(), { signal });
  return {
    dispose() {
      controller.abort();
      clearError();
    },
  };
}
