import { readFields, readText } from '../contract/read.ts';
import type { Page } from '../page/page.ts';
import { elementOf } from './element-of.ts';

/** The object that inline `onsubmit` handlers make of a form, or of `{ formNode }`. */
export interface FormSubmit {
  /** The ids as an object, or the ids of the form and the collection and the name of the page's part, as on the oldest pages. */
  submit(ids?: unknown, collectionId?: unknown, objectName?: unknown): FormSubmit;
  on(): FormSubmit;
  after(): FormSubmit;
  destroy(): void;
}

/**
 * `new Y.Squarespace.FormSubmit(form).submit({ formId, collectionId, objectName })` mounts and sends a form. compat#form-submit
 */
export const createFormSubmit = (page: Page): (new (form?: unknown) => FormSubmit) =>
  class implements FormSubmit {
    /** The member of a library's wrapper that holds its element. */
    readonly _node: unknown;

    constructor(form?: unknown) {
      this._node = elementOf(readFields(form).formNode ?? form);
    }

    submit(ids?: unknown, collectionId?: unknown, objectName?: unknown): this {
      const form = this._node;
      const input = readFields(ids);
      if (form instanceof HTMLFormElement)
        page
          .service('forms')
          .then((forms) =>
            forms.submit(form, {
              formId: readText(input.formId) || readText(ids),
              collectionId: readText(input.collectionId) || readText(collectionId),
              objectName: readText(input.objectName) || readText(objectName),
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
