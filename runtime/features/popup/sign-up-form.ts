import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import type { PopupForm } from './popup-content.ts';

/**
 * Has the popup's form brought to life by the page's forms, which are fetched when somebody turns to it: most visitors close a popup.
 * Whoever sends it before they are there is heard, and a form that is not to be sent says why. Returns what takes it back.
 */
export function signUpForm(
  form: HTMLFormElement,
  page: Page,
  { ids, refuse }: { readonly ids: Partial<PopupForm>; readonly refuse: () => string | null },
): Mounted {
  const life = new AbortController();
  const { signal } = life;
  let live: Mounted | undefined;
  const activate = async () => {
    const forms = await page.service('forms');
    live = await forms.mount(form, ids);
    if (signal.aborted) live.dispose();
    return forms;
  };
  const onFocus = () => {
    if (!live && refuse() === null) activate().catch(page.errors.report);
  };
  const onSubmit = (event: Event) => {
    if (form.dataset.ssForm) return;
    event.preventDefault();
    const refusal = refuse();
    if (refusal !== null) say(form, refusal);
    else
      activate()
        .then((forms) => forms.submit(form, ids))
        .catch(page.errors.report);
  };
  form.addEventListener('focusin', onFocus, { signal });
  form.addEventListener('submit', onSubmit, { signal });
  return {
    dispose() {
      life.abort();
      live?.dispose();
    },
  };
}

function say(form: HTMLFormElement, sentence: string): void {
  const problem = form.querySelector('.form-submission-error') ?? form.ownerDocument.createElement('p');
  problem.className = 'form-submission-error';
  problem.setAttribute('role', 'alert');
  problem.textContent = sentence;
  form.prepend(problem);
}
