import { focusText, hideVisually } from '../controls/element-helpers.ts';

/** The status of a form before any of its other code is loaded. */
export interface FormStatus {
  /** Announces a text to screen readers. */
  announce(text: string): void;
  /** Shows and focuses a sentence about the form, without the code of the error view. */
  showProblem(sentence: string): void;
  clearProblem(): void;
}

/** The signal removes the elements. */
export function createFormStatus(form: HTMLFormElement, signal: AbortSignal): FormStatus {
  const { ownerDocument: document } = form;
  const status = document.createElement('div');
  hideVisually(status);
  status.setAttribute('role', 'status');
  status.setAttribute('data-ss-added', '');
  form.append(status);
  const problem = document.createElement('p');
  problem.className = 'form-submission-error';
  const clearProblem = () => problem.remove();
  signal.addEventListener('abort', () => {
    status.remove();
    clearProblem();
  });
  return {
    announce(text) {
      status.textContent = text;
    },
    showProblem(sentence) {
      problem.textContent = sentence;
      form.prepend(problem);
      focusText(problem);
    },
    clearProblem,
  };
}
