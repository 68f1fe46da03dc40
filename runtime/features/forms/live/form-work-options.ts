import type { FormDefinition } from '../../../contract/forms/form-definition.ts';
import type { Page } from '../../../page/page.ts';
import type { FormIds } from '../finding/inline-handler.ts';
import type { Draft } from './draft.ts';
import type { FormState } from './form-state.ts';
import type { MountedField } from './live-field.ts';

/** What the live form hands to those who judge it, show what is wrong, and send it. */
export interface FormWorkOptions {
  readonly form: HTMLFormElement;
  readonly page: Page;
  readonly definition: FormDefinition | null;
  readonly fields: readonly MountedField[];
  readonly formId: string;
  readonly ids: Partial<FormIds>;
  readonly draft: Draft;
  readonly aliveSinceMs: number;
  /** It has a trap for programs. */
  readonly trapped: boolean;
  /** Aborts when the form is taken back. */
  readonly signal: AbortSignal;
  setState(state: FormState): void;
  announce(text: string): void;
  /** The form has failed: says it without the view of errors. */
  complain(text: string): void;
}
