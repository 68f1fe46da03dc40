import { putOutOfSight } from './out-of-sight.ts';

/** What is said of the whole form before anything else of it is fetched. */
export interface FormNews {
  /** For screen readers alone. */
  announce(text: string): void;
  /** Says what is wrong, for want of what says it better, with the focus. */
  complain(text: string): void;
  clearProblem(): void;
}

/** Leaves nothing behind once the signal aborts. */
export function createFormNews(form: HTMLFormElement, signal: AbortSignal): FormNews {
  const { ownerDocument: document } = form;
  const status = document.createElement('div');
  putOutOfSight(status);
  status.setAttribute('role', 'status');
  form.append(status);
  const problem = document.createElement('p');
  problem.className = 'form-submission-error';
  problem.tabIndex = -1;
  const clearProblem = () => problem.remove();
  signal.addEventListener('abort', () => {
    status.remove();
    clearProblem();
  });
  return {
    announce(text) {
      status.textContent = text;
    },
    complain(text) {
      problem.textContent = text;
      form.prepend(problem);
      problem.focus();
    },
    clearProblem,
  };
}
