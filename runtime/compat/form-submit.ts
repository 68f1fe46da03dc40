import { readFields, readText } from '../contract/read.ts';
import type { Page } from '../page/page.ts';
import { elementOf } from './element-of.ts';

/** What inline `onsubmit` handlers call. */
export interface FormSubmit {
  /** The ids as an object, or, as the oldest pages do, the form's and the collection's one after the other. */
  submit(ids?: unknown, collectionId?: unknown): FormSubmit;
  on(): FormSubmit;
  after(): FormSubmit;
  destroy(): void;
}

/**
 * `new Y.Squarespace.FormSubmit(form).submit({ formId, collectionId, objectName })`: the form is brought to life, if it is not yet,
 * and sent. Wild §3, §4.
 */
export const createFormSubmit = (page: Page): (new (form?: unknown) => FormSubmit) =>
  class Made implements FormSubmit {
    /** Where libraries' wrappers keep their element. */
    readonly _node: unknown;

    constructor(form?: unknown) {
      this._node = elementOf(form);
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
