import { readFields, readText } from '../contract/read.ts';
import type { Page } from '../page/page.ts';
import { elementOf } from './element-of.ts';

/** The object that inline `onsubmit` handlers make of a form, or of `{ formNode }`. */
export interface FormSubmit {
  /** The ids as an object, or the form's id and the collection's id, as on the oldest pages. */
  submit(ids?: unknown, collectionId?: unknown): FormSubmit;
  on(): FormSubmit;
  after(): FormSubmit;
  destroy(): void;
}

/** `new Y.Squarespace.FormSubmit(form).submit({ formId, collectionId, objectName })` mounts and sends a form. compat#form-submit */
export const createFormSubmit = (page: Page): (new (form?: unknown) => FormSubmit) =>
  class implements FormSubmit {
    /** The member of a library's wrapper that holds its element. */
    readonly _node: unknown;

    constructor(form?: unknown) {
      this._node = elementOf(readFields(form).formNode ?? form);
    }

    submit(ids?: unknown, collectionId?: unknown): this {
      const form = this._node;
      const input = readFields(ids);
      if (form instanceof HTMLFormElement)
        page
          .service('forms')
          .then((forms) =>
            forms.submit(form, {
              formId: readText(input.formId) || readText(ids),
              collectionId: readText(input.collectionId) || readText(collectionId),
              objectName: readText(input.objectName),
            }),
          )
          .catch(page.errors.report);
      return this;
    }

    on(): this {
      return this;
    }

    after(): this {
      return this;
    }

    destroy(): void {}
  };
