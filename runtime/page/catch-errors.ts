import { onLeave } from '../lib/on-leave.ts';
import { describeErrorEvent } from './describe-error.ts';
import type { ErrorReporter } from './error-reporter.ts';

/** Reports every uncaught error and unhandled rejection of the page; what waits goes out before the page does. Spec 1 §4. */
export function catchErrors(window: Window, errors: ErrorReporter): void {
  window.addEventListener('error', (event) => errors.reportDetails(describeErrorEvent(event)));
  window.addEventListener('unhandledrejection', (event) => errors.report(event.reason));
  onLeave(window, errors.flush);
}
