import type { FormDefinition } from '../../../contract/forms/form-definition.ts';
import { successTimeoutMs } from '../../../contract/forms/limits.ts';
import type { Page } from '../../../page/page.ts';
import { keepShown } from '../drawing/keep-shown.ts';

/**
 * Readies what takes the form's place once it is sent: its success text and html, with the focus. Both are the owner's own: scripts in
 * the html run, and a redirect leads to any address of http or https, never to anything else. What resolves hides the form and shows it,
 * and returns what takes it back; never rejects. Spec 2 §4 "Form submission".
 */
export async function prepareThanks(
  form: HTMLFormElement,
  definition: FormDefinition | null,
  page: Page,
): Promise<() => () => void> {
  const { ownerDocument: document } = form;
  const text = find(form, '.form-submission-text');
  /** Of a form context. */
  const message = definition?.successHtml ?? '';
  const parts = {
    html: [message, find(form, '[data-submission-html]')?.dataset.submissionHtml ?? ''].filter(Boolean),
    redirect: (form.dataset.successRedirect || definition?.successRedirect || '').trim(),
  };
  let fillIn = (_done: HTMLElement) => '';
  // What most forms have is a text.
  if (parts.html.length > 0 || parts.redirect) {
    const fetching = page.chunks
      .load('form-thanks')
      .then(({ fillThanks }) => {
        fillIn = (done) => fillThanks(done, parts);
      })
      .catch(page.errors.report);
    // A form that is sent is told as sent, also where this does not come.
    await Promise.race([fetching, new Promise<void>((resolve) => void page.clock.after(successTimeoutMs, resolve))]);
  }

  return () => {
    const done = document.createElement('div');
    done.className = 'form-submission-success';
    done.tabIndex = -1;
    if (text && !message) done.append(unhidden(text));
    const next = fillIn(done);
    if (!done.textContent?.trim() && !done.querySelector('*')) done.append(text?.textContent || '✓');
    // A field may be called `style`.
    const style: CSSStyleDeclaration = Reflect.get(HTMLFormElement.prototype, 'style', form);
    const { display } = style;
    // Also where the page shows all forms with all its might.
    style.setProperty('display', 'none', 'important');
    form.parentNode?.insertBefore(done, form.nextSibling);
    for (const each of [done, ...done.children]) if (each instanceof HTMLElement) keepShown(each);
    // What was reserved for the form is not needed for a word of thanks.
    const wrapper = form.closest<HTMLElement>('.form-wrapper');
    if (wrapper) wrapper.style.minHeight = '';
    done.focus();
    if (next) document.location.assign(next);
    return () => {
      done.remove();
      style.display = display;
    };
  };
}

function unhidden(text: HTMLElement): HTMLElement {
  const copy = text.cloneNode(true) as HTMLElement;
  copy.classList.remove('hidden');
  copy.hidden = false;
  return copy;
}

/** Success parts stand in the form or beside it; those of another form are never taken. */
function find(form: HTMLFormElement, selector: string): HTMLElement | null {
  const around =
    form.closest('.sqs-block-form,.sqs-site-style-form') ??
    form.closest('.form-wrapper,.newsletter-form-wrapper,.sqs-popup-overlay-body') ??
    form;
  return [...around.querySelectorAll<HTMLElement>(selector)].find((each) => [null, form].includes(each.closest('form'))) ?? null;
}
