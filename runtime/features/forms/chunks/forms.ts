/** The service `forms`, which also mounts form blocks. Loaded when a form is near the view. */
import { once } from '../../../browser/once.ts';
import type { FormDefinition } from '../../../contract/forms/form-definition.ts';
import type { Fields } from '../../../contract/read.ts';
import { blockSkipped, type Destroyable, type Mountable, type Mounted, withDestroy } from '../../../page/mountable.ts';
import type { Page, ServiceChunk } from '../../../page/page.ts';
import { createMountedForm, type MountedForm } from '../controller/mounted-form.ts';
import type { MountForm } from '../drawing/drawing.ts';
import { type FormIds, skipReason } from '../finding/server-form.ts';

declare module '../../../page/page.ts' {
  interface Services {
    readonly forms: Forms;
  }
}

/** The service `forms`. */
export interface Forms {
  /**
   * Mounts a form of the server, or draws and mounts the form of a `.form-wrapper` that has a form context. Safe to repeat.
   * Rejects with `BlockSkipped` and the reason for a form that cannot be shown or is not the platform's: forms#broken-context,
   * forms#foreign-forms.
   * @param ids ids that the markup of the form lacks.
   */
  mount(element: HTMLElement, ids?: Partial<FormIds>): Promise<Mounted & Destroyable>;
  /** Returns the mounted form of a form element, or of an element in or around it; else null. */
  form(element: Element): (MountedForm & Destroyable) | null;
  /**
   * Draws a product's additional fields (the text of `data-form`) into an element, without a button: forms#additional-fields.
   * Rejects with `BlockSkipped` for a text that cannot be read.
   * @param values initial values; a form with initial values keeps no draft.
   */
  additionalFields(container: HTMLElement, dataForm: string, values?: Fields): Promise<MountedForm & Destroyable>;
  /** Sends a form, and mounts it first if needed; resolves with whether the platform has stored it. Never rejects. */
  submit(form: HTMLFormElement, ids?: Partial<FormIds>): Promise<boolean>;
}

export const create: ServiceChunk<'forms'>['create'] = (page) => createForms(page, window);

export const mount: Mountable['mount'] = async (element, page) => (await page.service('forms')).mount(element);

function createForms(page: Page, { document }: Window): Forms {
  const mountedForms = new Map<HTMLFormElement, MountedForm & Destroyable>();

  const mountForm: MountForm = (form, definition, ids = {}, onDispose = () => {}) => {
    const known = mountedForms.get(form);
    if (known) return known;
    const onFormDispose = () => {
      mountedForms.delete(form);
      onDispose();
    };
    const mounted = withDestroy(createMountedForm(form, page, { definition, ids, onDispose: onFormDispose }));
    mountedForms.set(form, mounted);
    return mounted;
  };
  const loadDefinition = async (form: HTMLElement): Promise<FormDefinition | null> => {
    // Most pages have no form context and need no code to read one.
    if (!document.querySelector('.sqs-form-block-context,[id^=form-context-]')) return null;
    const found = (await page.chunks.load('form-context')).findContext(form);
    return typeof found === 'string' ? null : found;
  };
  const { load: loadDrawing } = once(async () => (await page.chunks.load('form-island')).createDrawing(page, mountForm));

  const mountServerForm = async (form: HTMLFormElement, ids?: Partial<FormIds>, around: HTMLElement = form): Promise<Mounted> => {
    const definition = await loadDefinition(around);
    const reason = ids ? null : skipReason(form, definition);
    if (reason) throw blockSkipped(reason);
    // A form that this runtime had drawn when the page was saved without its description: site#saved-pages.
    const needsStyles = !definition && form.matches('.ss-form') && !mountedForms.has(form);
    const removeStyles = needsStyles ? (await page.chunks.load('form-island')).addFormStyles(document) : undefined;
    return mountForm(form, definition, ids, removeStyles);
  };

  const mountAny = async (element: HTMLElement, ids?: Partial<FormIds>): Promise<Mounted> => {
    if (element instanceof HTMLFormElement) return mountServerForm(element, ids);
    const form = element.querySelector('form');
    if (!form) return (await loadDrawing()).draw(element);
    // A form with an id is a block of its own.
    if (form.dataset.formId) return { dispose() {} };
    return mountServerForm(form, ids, element);
  };

  return {
    mount: async (element, ids) => withDestroy(await mountAny(element, ids)),
    form(element) {
      const forms = [element.closest('form') ?? [...element.querySelectorAll('form')]].flat();
      return forms.map((form) => mountedForms.get(form)).find(Boolean) ?? null;
    },
    additionalFields: async (container, dataForm, values) =>
      withDestroy(await (await loadDrawing()).additionalFields(container, dataForm, values)),
    async submit(form, ids) {
      return mountForm(form, mountedForms.has(form) ? null : await loadDefinition(form), ids).submit(ids);
    },
  };
}
