import { unknown } from '../../../contract/forms/constants.ts';
import type { Refusal } from '../../../contract/forms/form-failure.ts';
import type { FormHost } from '../controls/form-host.ts';
import type { MountedField } from '../controls/mounted-field.ts';
import type { ErrorView } from './error-view.ts';

/** The errors of a form. The view that shows them is loaded with the first error. */
export interface FieldErrors {
  has(field: MountedField): boolean;
  /** Shows the error of a field, or removes it from a valid field. */
  update(field: MountedField): void;
  /** Sets the state `failed` and shows all errors. Never rejects. */
  show(refusal: Refusal): Promise<void>;
  /** Shows the errors again after the language has changed. */
  refresh(): void;
  clear(): void;
}

/** @param validate returns the current error sentence of a field, or null. */
export function createFieldErrors(
  { form, page, fields, signal, setState, fail }: FormHost,
  translate: (sentence: string) => string,
  validate: (field: MountedField) => string | null,
): FieldErrors {
  let view: ErrorView | undefined;
  /** The callback validates again: values and language may have changed while the view was loading. */
  const withView = async (callback: (loaded: ErrorView) => void) => {
    const { createErrorView } = await page.chunks.load('form-errors');
    if (signal.aborted) return;
    view ??= createErrorView(form, fields, translate, signal);
    callback(view);
  };

  return {
    has: (field) => !!view?.has(field),
    update(field) {
      if (view) view.setField(field, validate(field));
      else if (validate(field) !== null) withView((loaded) => loaded.setField(field, validate(field))).catch(page.errors.report);
    },
    async show(refusal) {
      try {
        await withView((loaded) => {
          setState('failed');
          loaded.show(refusal);
          loaded.refresh(validate);
        });
      } catch (error) {
        page.errors.report(error);
        fail(translate(typeof refusal === 'string' ? refusal : unknown));
      }
    },
    refresh: () => view?.refresh(validate),
    clear: () => view?.clear(),
  };
}
