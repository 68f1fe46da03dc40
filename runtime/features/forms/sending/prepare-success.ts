import { successTimeoutMs } from '../../../contract/forms/constants.ts';
import type { FormDefinition } from '../../../contract/forms/form-definition.ts';
import type { Page } from '../../../page/page.ts';
import { focusText, keepShown } from '../controls/element-helpers.ts';

/** The platform's class of a success message, by which page code finds it. */
const textClass = 'form-submission-text';

/**
 * Loads the code that the success message of a form needs. Resolves with a function that hides the form, shows the message in its
 * place and follows the redirect, forms#success; it returns a function that restores the form. Never rejects.
 */
export async function prepareSuccess(
  form: HTMLFormElement,
  definition: FormDefinition | null,
  page: Page,
): Promise<() => () => void> {
  const text = find(form, `.${textClass}`);
  const contextHtml = definition?.successHtml ?? '';
  const parts = {
    html: [
      [textClass, contextHtml] as const,
      ['form-submission-html', find(form, '[data-submission-html]')?.dataset.submissionHtml ?? ''] as const,
    ].filter(([, html]) => html),
    redirect: (form.dataset.successRedirect || definition?.successRedirect || '').trim(),
  };
  let fill = (_element: HTMLElement) => '';
  // Most forms have only a text, which needs no code.
  if (parts.html.length > 0 || parts.redirect) {
    const loading = page.chunks
      .load('form-success')
      .then(({ fillSuccess }) => {
        fill = (element) => fillSuccess(element, parts);
      })
      .catch(page.errors.report);
    await Promise.race([loading, new Promise<void>((resolve) => void page.clock.after(successTimeoutMs, resolve))]);
  }
  return () => showSuccess(form, contextHtml ? null : text, text?.textContent || '✓', (element) => fill(element));
}

/** @param fill fills in the owner's HTML and returns the address to go to. */
function showSuccess(
  form: HTMLFormElement,
  text: HTMLElement | null,
  fallback: string,
  fill: (element: HTMLElement) => string,
): () => void {
  const { ownerDocument: document } = form;
  const success = document.createElement('div');
  success.className = 'form-submission-success';
  if (text) success.append(copyVisible(text));
  const redirect = fill(success);
  if (!success.textContent?.trim() && !success.querySelector('* > *')) {
    const place = document.createElement('div');
    place.className = textClass;
    place.append(fallback);
    success.replaceChildren(place);
  }
  // A control named `style` hides the property: https://html.spec.whatwg.org/multipage/forms.html#the-form-element
  const style: CSSStyleDeclaration = Reflect.get(HTMLFormElement.prototype, 'style', form);
  const { display } = style;
  // `important`, because pages show all forms with `!important`.
  style.setProperty('display', 'none', 'important');
  form.parentNode?.insertBefore(success, form.nextSibling);
  for (const each of [success, ...success.children]) if (each instanceof HTMLElement) keepShown(each);
  // The height reserved for the form is too much for its success message.
  const wrapper = form.closest<HTMLElement>('.form-wrapper');
  if (wrapper) wrapper.style.minHeight = '';
  focusText(success);
  if (redirect) document.location.assign(redirect);
  return () => {
    success.remove();
    style.display = display;
  };
}

function copyVisible(text: HTMLElement): HTMLElement {
  const copy = text.cloneNode(true) as HTMLElement;
  copy.classList.remove('hidden');
  copy.hidden = false;
  return copy;
}

/** Finds a success part in or beside the form, never one of another form. */
function find(form: HTMLFormElement, selector: string): HTMLElement | null {
  const around =
    form.closest('.sqs-block-form,.sqs-site-style-form') ??
    form.closest('.form-wrapper,.newsletter-form-wrapper,.sqs-popup-overlay-body') ??
    form;
  return [...around.querySelectorAll<HTMLElement>(selector)].find((each) => [null, form].includes(each.closest('form'))) ?? null;
}
