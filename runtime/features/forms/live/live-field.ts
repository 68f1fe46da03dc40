import type { FormDefinition } from '../../../contract/forms/form-definition.ts';
import { type FormField, type ReadableFieldType, readableFieldTypes } from '../../../contract/forms/form-field.ts';
import type { CheckedField } from '../../../contract/forms/validate-form.ts';
import { titleOf } from './title-of.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field of a form on the page, whoever drew it. */
export interface MountedField {
  readonly definition: CheckedField & Pick<FormField, 'findsPlaces'>;
  readonly element: HTMLElement;
  readonly controls: readonly Control[];
}

const controlSelector =
  'input:not([type=submit],[type=button],[type=image],[type=reset],[data-ss-extra],[data-ss-honeypot]),select,textarea:not([name$="-response"])';

/** The controls of a form in their order, also those that stand outside of it and name it, or that a table has put there. */
export const controlsOf = (form: HTMLFormElement): readonly Control[] =>
  [...form.elements].filter((element): element is Control => element.matches('input,select,textarea'));

/**
 * The fields of a form in their order: wild §3's `.form-item`s, and other controls that have a name. Each has an id of its own.
 * @param before those that were found earlier: what is the same stays the same object.
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
    const definition = known?.fields.find((field) => field.id === id) ?? describe(element, controls, id);
    fields.push(same ?? { definition, element, controls });
  };
  const all = controlsOf(form).filter((control) => control.matches(controlSelector));
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
      // Others' hidden fields, and what a captcha puts in, are theirs.
      const isChoice = type === 'radio' || type === 'checkbox';
      const controls = isChoice ? all.filter((each) => each.name === name) : [control];
      add(around('.field') ?? around('label') ?? control, controls, name);
    }
  }
  return fields;
}

/** What the markup says of a field. */
function describe(element: HTMLElement, controls: readonly Control[], id: string): MountedField['definition'] {
  const [first] = controls;
  const type = typeOf(element, first);
  const limit = Number(first?.dataset.maxLength || first?.getAttribute('maxlength'));
  const isChoice = type === 'radio' || type === 'checkbox';
  const questions = [...element.querySelectorAll<HTMLElement>('[data-question]')].map((each) => each.dataset.question ?? '');
  const choices =
    first instanceof HTMLSelectElement ? [...first.options].map(({ value }) => value) : controls.map(({ value }) => value);
  const title = titleOf(element, controls)?.cloneNode(true) as HTMLElement | undefined;
  for (const mark of title?.querySelectorAll('.required,.field-error,select,textarea') ?? []) mark.remove();
  const texts = [title?.textContent, first?.getAttribute('aria-label'), first?.getAttribute('placeholder')];
  return {
    type,
    id,
    title: texts.map((text) => text?.replace(/[\s*]+/g, ' ').trim()).find(Boolean) ?? id,
    required: element.classList.contains('required') || !!first?.required,
    options: type === 'likert' ? questions : type === 'select' || isChoice ? choices.filter(Boolean) : [],
    maxLength: type === 'textarea' && limit > 0 ? limit : null,
    findsPlaces: element.hasAttribute('data-ss-places'),
  };
}

function typeOf({ classList }: HTMLElement, first: Control | undefined): ReadableFieldType {
  // Several options may be chosen: a list, as of boxes to be ticked.
  if (first?.type === 'select-multiple') return 'checkbox';
  const named = readableFieldTypes.filter((type) => classList.contains(type));
  // `hidden` is a class of its own as well.
  const type = named.find((name) => name !== 'hidden') ?? named[0];
  if (type) return type;
  if (first?.type === 'select-one') return 'select';
  return (
    (['email', 'number', 'password', 'textarea', 'radio', 'checkbox', 'file'] as const).find((name) => name === first?.type) ??
    'text'
  );
}
