import * as z from 'zod';
import { decodeFormContext } from '../../runtime/contract/forms/form-definition.ts';
import { createTable, type StoredTable } from '../tables/table.ts';
import { formOf, type PageForm } from './page-form.ts';
import { readPageForms } from './page-forms.ts';

/** The forms on the served pages, and the changes of the form editor. */
export interface FormStore {
  /** Adds the forms of a page that is served, and returns them. */
  addPage(site: string, html: Buffer, path: string): readonly PageForm[];
  /** Returns the path of a form's page. */
  pathOf(site: string, formId: string): string;
  find(site: string, formId: string): PageForm | null;
  list(site: string): readonly PageForm[];
  /** Returns the changed form contexts by form id. */
  edits(site: string): ReadonlyMap<string, object>;
  edit(site: string, formId: string, context: object): void;
  removeEdit(site: string, formId: string): void;
  clear(): void;
  readonly edited: StoredTable;
}

export function createFormStore(): FormStore {
  const pages = new Map<string, Map<string, PageForm>>();
  const paths = new Map<string, string>();
  const edited = createTable({ schema: z.looseObject({}) as z.ZodType<object> });
  const keyOf = (site: string, formId: string) => JSON.stringify([site, formId]);
  const read = new WeakMap<Buffer, readonly PageForm[]>();
  const of = <Value>(all: Map<string, Map<string, Value>>, site: string) => {
    const known = all.get(site) ?? new Map<string, Value>();
    all.set(site, known);
    return known;
  };
  const withEdit = (site: string, form: PageForm): PageForm => {
    const context = edited.get(keyOf(site, form.formId));
    const definition = context ? decodeFormContext(context) : 'form-unparseable';
    return context && typeof definition !== 'string' ? formOf(definition, context) : form;
  };
  return {
    pathOf: (site, formId) => paths.get(`${site} ${formId}`) ?? '/',
    addPage(site, html, path) {
      const forms = read.get(html) ?? readPageForms(html.toString('utf8'));
      read.set(html, forms);
      for (const form of forms) {
        of(pages, site).set(form.formId, form);
        paths.set(`${site} ${form.formId}`, path);
      }
      return forms;
    },
    find(site, formId) {
      const form = pages.get(site)?.get(formId);
      return form ? withEdit(site, form) : null;
    },
    list: (site) => [...(pages.get(site)?.values() ?? [])].map((form) => withEdit(site, form)),
    edits(site) {
      const forms = [...(pages.get(site)?.keys() ?? [])];
      return new Map(
        forms.flatMap((formId) => {
          const context = edited.get(keyOf(site, formId));
          return context ? [[formId, context] as const] : [];
        }),
      );
    },
    edit: (site, formId, context) => edited.set(keyOf(site, formId), context),
    removeEdit: (site, formId) => void edited.delete(keyOf(site, formId)),
    clear: edited.clear,
    edited,
  };
}
