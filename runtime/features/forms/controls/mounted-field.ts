import type { FormDefinition } from '../../../contract/forms/form-definition.ts';
import { type FormField, type ReadableFieldType, readableFieldTypes } from '../../../contract/forms/form-field.ts';
import type { CheckedField } from '../../../contract/forms/validate-form.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field of a form on the page, drawn by the server or by React. */
export interface MountedField {
  readonly definition: CheckedField & Pick<FormField, 'findsPlaces'>;
  readonly element: HTMLElement;
  readonly controls: readonly Control[];
}

const fieldControls =
  'input:not([type=submit],[type=button],[type=image],[type=reset],[data-ss-extra],[data-ss-honeypot]),select,textarea:not([name$="-response"])';

/** Returns the controls of a form in document order, also those outside of it that name it by their `form` attribute. */
export const controlsOf = (form: HTMLFormElement): readonly Control[] =>
  [...form.elements].filter((element): element is Control => element.matches('input,select,textarea'));

/**
 * Returns the fields of a form in document order: its `.form-item`s and other named controls, forms#unmarked-fields.
 * @param before the fields found earlier; an unchanged field stays the same object.
 */
export function findFields(
  form: HTMLFormElement,
  known: FormDefinition | null,
  before: readonly MountedField[] = [],
): readonly MountedField[] {
  const fields: MountedField[] = [];
  const taken = new Set<Element>();
  const add = (element: HTMLElement, controls: readonly Control[], base: string) => {
    for (const control of controls) taken.add(control);
    let id = base;
    for (let number = 2; fields.some(({ definition }) => definition.id === id); number += 1) id = `${base}-${number}`;
    const same = before.find(
      ({ controls: old }) => old.length === controls.length && old.every((each) => controls.includes(each)),
    );
    const definition = known?.fields.find((field) => field.id === id) ?? readDefinition(element, controls, id);
    fields.push(same ?? { definition, element, controls });
  };
  const all = controlsOf(form).filter((control) => control.matches(fieldControls));
  for (const control of all) {
    if (taken.has(control)) continue;
    const { name, type } = control;
    const around = (selector: string) => {
      const found = control.closest<HTMLElement>(selector);
      return found?.contains(form) ? null : found;
    };
    const item = around('.form-item');
    if (item) {
      const controls = all.filter((each) => item.contains(each));
      const id = item.id || controls.find((each) => each.name)?.name;
      if (id) add(item, controls, id);
    } else if (name && type !== 'hidden') {
      // A hidden control outside any item belongs to an owner's script or to a captcha.
      const isChoice = type === 'radio' || type === 'checkbox';
      const controls = isChoice ? all.filter((each) => each.name === name) : [control];
      add(around('.field') ?? around('label') ?? control, controls, name);
    }
  }
  return fields;
}

/** Reads the settings of a field from its markup. */
function readDefinition(element: HTMLElement, controls: readonly Control[], id: string): MountedField['definition'] {
  const [first] = controls;
  const type = readType(element, first);
  const limit = Number(first?.dataset.maxLength || first?.getAttribute('maxlength'));
  return {
    type,
    id,
    title: readTitle(element, controls) ?? id,
    required: element.classList.contains('required') || !!first?.required,
    options: readOptions(type, element, controls),
    maxLength: type === 'textarea' && limit > 0 ? limit : null,
    findsPlaces: element.hasAttribute('data-ss-places'),
  };
}

/** Returns the title of a field without its marks and errors, else its `aria-label` or placeholder. */
function readTitle(element: HTMLElement, controls: readonly Control[]): string | undefined {
  const [first] = controls;
  const title = titleOf(element, controls)?.cloneNode(true) as HTMLElement | undefined;
  for (const mark of title?.querySelectorAll('.required,.field-error,select,textarea') ?? []) mark.remove();
  const texts = [title?.textContent, first?.getAttribute('aria-label'), first?.getAttribute('placeholder')];
  return texts.map((text) => text?.replace(/[\s*]+/g, ' ').trim()).find(Boolean);
}

function readOptions(type: ReadableFieldType, element: HTMLElement, controls: readonly Control[]): readonly string[] {
  const [first] = controls;
  if (type === 'likert')
    return [...element.querySelectorAll<HTMLElement>('[data-question]')].map((each) => each.dataset.question ?? '');
  if (type !== 'select' && type !== 'radio' && type !== 'checkbox') return [];
  const choices = first instanceof HTMLSelectElement ? [...first.options] : controls;
  return choices.map(({ value }) => value).filter(Boolean);
}

type Labelled = Element & { readonly labels: NodeListOf<HTMLLabelElement> | null };

/** Returns the element with a field's title: its `.title`, the legend of its options, or its label. */
export function titleOf(element: Element, [first, second]: readonly Labelled[]): Element | null | undefined {
  const legend = second && first?.closest('fieldset')?.querySelector('legend');
  return element.querySelector('.title') ?? (second ? legend : first?.labels?.[0]);
}

function readType({ classList }: HTMLElement, first: Control | undefined): ReadableFieldType {
  // The value of a select with several choices is a list, like that of checkboxes.
  if (first?.type === 'select-multiple') return 'checkbox';
  const named = readableFieldTypes.filter((type) => classList.contains(type));
  // `hidden` is also the class of every hidden element.
  const type = named.find((name) => name !== 'hidden') ?? named[0];
  if (type) return type;
  if (first?.type === 'select-one') return 'select';
  return (
    (['email', 'number', 'password', 'textarea', 'radio', 'checkbox', 'file'] as const).find((name) => name === first?.type) ??
    'text'
  );
}
