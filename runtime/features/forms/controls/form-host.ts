import type { FormDefinition } from '../../../contract/forms/form-definition.ts';
import type { Page } from '../../../page/page.ts';
import type { FormIds } from '../finding/server-form.ts';
import type { Draft } from './draft.ts';
import type { MountedField } from './mounted-field.ts';

/** The progress of a form, also the value of its `data-ss-form`, forms#states. */
export type FormState = 'idle' | 'submitting' | 'success' | 'failed';

/** The parts of a mounted form that its checks, errors and submission use. */
export interface FormHost {
  readonly form: HTMLFormElement;
  readonly page: Page;
  /** The form context; null for a form without one. */
  readonly definition: FormDefinition | null;
  readonly fields: readonly MountedField[];
  readonly formId: string;
  /** Ids that the markup lacks. */
  readonly ids: Partial<FormIds>;
  readonly draft: Draft;
  readonly mountedAtMs: number;
  /** Whether the form has a honeypot or a minimum time, forms#honeypot. */
  readonly hasHoneypot: boolean;
  /** Aborts when the form is disposed of. */
  readonly signal: AbortSignal;
  setState(state: FormState): void;
  /** Announces a text to screen readers. */
  announce(text: string): void;
  /** Sets the state `failed` and shows the sentence, without the code of the error view. */
  fail(sentence: string): void;
}
