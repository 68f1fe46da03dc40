import type { FormDefinition } from '../../../contract/forms/form-definition.ts';
import type { Page } from '../../../page/page.ts';
import type { FormIds } from '../finding/server-form.ts';
import type { Draft } from './draft.ts';
import type { MountedField } from './mounted-field.ts';

/** The progress of a form, also the value of its `data-ss-form`, forms#states. */
export type FormState = 'idle' | 'submitting' | 'success' | 'failed';

/** A mounted form as its checks, its errors and its submission see it. */
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
  /** The form has a honeypot or a shortest time, forms#honeypot. */
  readonly hasHoneypot: boolean;
  /** Aborts when the form is disposed of. */
  readonly signal: AbortSignal;
  setState(state: FormState): void;
  /** Tells screen readers. */
  announce(text: string): void;
  /** Sets the state `failed` and shows the sentence, for want of the code of the error view. */
  fail(sentence: string): void;
}
