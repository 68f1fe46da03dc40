import type { FormDefinition } from '../../contract/forms/form-definition.ts';
import type { Fields } from '../../contract/read.ts';
import { blockSkipped } from '../../page/block-skipped.ts';
import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import type { Activate, Drawing } from './drawing/drawing.ts';
import type { FormIds } from './finding/inline-handler.ts';
import { reasonToLeave } from './finding/reason-to-leave.ts';
import { createMountedForm, type MountedForm } from './live/live-form.ts';

declare module '../../page/services.ts' {
  interface Services {
    readonly forms: Forms;
  }
}

/** The service `forms`. */
export interface Forms {
  /**
   * Brings a form of the server to life, or draws the one that a form context describes into its `.form-wrapper`. Safe to repeat.
   * Rejects with `BlockSkipped` and a reason for one that cannot be shown, and for one that is not the platform's.
   * @param ids what the markup of the form does not say.
   */
  mount(element: HTMLElement, ids?: Partial<FormIds>): Promise<Mounted>;
  /** The live form of a form element, of an element in it or around it; null if there is none. */
  form(element: Element): MountedForm | null;
  /**
   * Draws a product's additional fields (the text of `data-form`) into an element, without a button: whoever sells the product asks
   * `check()`, and takes `values()` along. Rejects with `BlockSkipped` for a text that cannot be read. Wild §3.
   * @param values what stands in it from the start; nothing of it is kept as a draft then.
   */
  additionalFields(container: HTMLElement, dataForm: string, values?: Fields): Promise<MountedForm>;
  /** Sends a form, bringing it to life first; true once the platform has it. Never rejects. */
  submit(form: HTMLFormElement, ids?: Partial<FormIds>): Promise<boolean>;
}

export function createForms(page: Page, { document }: Window): Forms {
  const alive = new Map<HTMLFormElement, MountedForm>();
  let drawing: Promise<Drawing> | undefined;

  const activate: Activate = (form, definition, ids = {}, onDestroy = () => {}) => {
    const known = alive.get(form);
    if (known) return known;
    const forget = () => {
      alive.delete(form);
      onDestroy();
    };
    const live = createMountedForm(form, page, { definition, ids, onDestroy: forget });
    alive.set(form, live);
    return live;
  };
  const definitionOf = async (form: HTMLElement): Promise<FormDefinition | null> => {
    // Most forms of the server have none: what reads it is not fetched for them.
    if (!document.querySelector('.sqs-form-block-context,[id^=form-context-]')) return null;
    const found = (await page.chunks.load('form-context')).findContext(form);
    return typeof found === 'string' ? null : found;
  };
  const fetchDrawing = (): Promise<Drawing> => {
    drawing ??= page.chunks.load('form-island').then(({ createDrawing }) => createDrawing(page, activate));
    drawing.catch(() => {
      drawing = undefined;
    });
    return drawing;
  };

  const mountForm = async (form: HTMLFormElement, ids?: Partial<FormIds>, around: HTMLElement = form): Promise<Mounted> => {
    const definition = await definitionOf(around);
    const reason = ids ? null : reasonToLeave(form, definition);
    if (reason) throw blockSkipped(reason);
    return activate(form, definition, ids);
  };

  return {
    async mount(element, ids) {
      if (element instanceof HTMLFormElement) return mountForm(element, ids);
      const form = element.querySelector('form');
      if (!form) return (await fetchDrawing()).draw(element);
      // The server has drawn it: a form with an id of its own is found by that.
      if (form.dataset.formId) return { dispose() {} };
      return mountForm(form, ids, element);
    },
    form(element) {
      const forms = [element.closest('form') ?? [...element.querySelectorAll('form')]].flat();
      return forms.map((form) => alive.get(form)).find(Boolean) ?? null;
    },
    additionalFields: async (container, dataForm, values) => (await fetchDrawing()).additionalFields(container, dataForm, values),
    async submit(form, ids) {
      return activate(form, alive.has(form) ? null : await definitionOf(form), ids).submit(ids);
    },
  };
}
