import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import type { PopupForm } from './popup-content.ts';

/**
 * Mounts the popup's form by the service `forms`, which is fetched when the form gets the focus or is sent: most visitors close a
 * popup. A submission before the service is loaded is sent afterwards; a refused one shows the reason. overlays#popup-download
 */
export function mountSignUpForm(
  form: HTMLFormElement,
  page: Page,
  { ids, refuse }: { readonly ids: Partial<PopupForm>; readonly refuse: () => string | null },
): Mounted {
  const controller = new AbortController();
  const { signal } = controller;
  let mounted: Mounted | undefined;
  const mount = async () => {
    const forms = await page.service('forms');
    mounted = await forms.mount(form, ids);
    if (signal.aborted) mounted.dispose();
    return forms;
  };
  const onFocus = () => {
    if (!mounted && refuse() === null) mount().catch(page.errors.report);
  };
  const onSubmit = (event: Event) => {
    if (form.dataset.ssForm) return;
    event.preventDefault();
    const refusal = refuse();
    if (refusal !== null) showRefusal(form, refusal);
    else
      mount()
        .then((forms) => forms.submit(form, ids))
        .catch(page.errors.report);
  };
  form.addEventListener('focusin', onFocus, { signal });
  form.addEventListener('submit', onSubmit, { signal });
  return {
    dispose() {
      controller.abort();
      mounted?.dispose();
    },
  };
}

function showRefusal(form: HTMLFormElement, reason: string): void {
  const line = form.querySelector('.form-submission-error') ?? form.ownerDocument.createElement('p');
  line.className = 'form-submission-error';
  line.setAttribute('role', 'alert');
  line.textContent = reason;
  form.prepend(line);
}
