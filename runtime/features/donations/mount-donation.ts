import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';

/**
 * A donation block: a form that leads to the donation checkout. Its field `donatePageId` says for what, `amount` (radio buttons, decimal)
 * and `otherAmount` (typed, and then it counts) how much; one without amounts asks at the checkout. Markup of our choice: no page in the
 * wild has one. Without script the form goes there by itself. Spec 2 §2, wild §5.
 */
export function mountDonation(root: HTMLElement, page: Page): Mounted {
  const form = root.querySelector('form');
  const ended = new AbortController();
  const listen = { signal: ended.signal };
  let forget = () => {};
  form?.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      forget();
      page.chunks
        .load('donation')
        .then(({ donate }) => donate(form, page))
        .then(
          (clearError) => {
            forget = clearError;
          },
          (error: unknown) => {
            page.errors.report(error);
            form.submit();
          },
        );
    },
    listen,
  );
  form?.addEventListener('input', () => forget(), listen);
  return {
    dispose() {
      ended.abort();
      forget();
    },
  };
}
