import { putOutOfSight } from './out-of-sight.ts';

/** Where what happens to the form is announced; screen readers read it, nobody sees it. */
export function addStatus(form: HTMLFormElement): HTMLElement {
  const status = form.ownerDocument.createElement('div');
  putOutOfSight(status);
  status.setAttribute('role', 'status');
  form.append(status);
  return status;
}

/** Says what is wrong with the whole form, for want of what says it better, with the focus. Returns what takes it back. */
export function sayPlainly(form: HTMLFormElement, text: string): () => void {
  const problem = form.ownerDocument.createElement('p');
  problem.className = 'form-submission-error';
  problem.tabIndex = -1;
  problem.textContent = text;
  form.prepend(problem);
  problem.focus();
  return () => problem.remove();
}
