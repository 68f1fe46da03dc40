import type { Live } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import type { PopupForm } from './popup-content.ts';

/**
 * Has the popup's form brought to life by the page's forms. Whoever sends it before they are there is heard, and a form that is not to
 * be sent says why. Resolves with what takes it back; never rejects.
 */
export async function signUpForm(
  form: HTMLFormElement,
  page: Page,
  { ids, refuse }: { readonly ids: Partial<PopupForm>; readonly refuse: () => string | null },
): Promise<Live> {
  const onSubmit = (event: Event) => {
    if (form.dataset.ssForm) return;
    event.preventDefault();
    const refusal = refuse();
    if (refusal !== null) say(form, refusal);
    else
      page
        .service('forms')
        .then((forms) => forms.submit(form, ids))
        .catch(page.errors.report);
  };
  form.addEventListener('submit', onSubmit);
  const held: Live = { destroy: () => form.removeEventListener('submit', onSubmit) };
  if (refuse() !== null) return held;
  try {
    return await (await page.service('forms')).mount(form, ids);
  } catch (error) {
    // The next who sends it has another try.
    page.errors.report(error);
    return held;
  }
}

function say(form: HTMLFormElement, sentence: string): void {
  const problem = form.querySelector('.form-submission-error') ?? form.ownerDocument.createElement('p');
  problem.className = 'form-submission-error';
  problem.setAttribute('role', 'alert');
  problem.textContent = sentence;
  form.prepend(problem);
}
