import type { FormDefinition } from '../../contract/forms/form-definition.ts';
import { type FormField, type ReadableFieldType, readableFieldTypes } from '../../contract/forms/form-field.ts';
import type { JudgedField } from '../../contract/forms/judge-field.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field of a form on the page, whoever drew it. */
export interface LiveField {
  readonly definition: JudgedField & Pick<FormField, 'findsPlaces'>;
  readonly element: HTMLElement;
  readonly controls: readonly Control[];
}

const controlSelector =
  'input:not([type=submit],[type=button],[type=image],[type=reset],[data-ss-extra],[data-ss-honeypot]),select,textarea:not([name$="-response"])';

/** The fields of a form in their order: wild §3's `.form-item`s, and other controls that have a name. */
export function findFields(form: HTMLFormElement, known: FormDefinition | null): readonly LiveField[] {
  const fields: LiveField[] = [];
  const taken = new Set<Element>();
  const add = (element: HTMLElement, controls: readonly Control[], id: string) => {
    const definition = known?.fields.find((field) => field.id === id) ?? describe(element, controls, id);
    for (const control of controls) taken.add(control);
    fields.push({ definition, element, controls });
  };
  for (const item of form.querySelectorAll<HTMLElement>('.form-item')) {
    const controls = [...item.querySelectorAll<Control>(controlSelector)];
    const id = item.id || controls[0]?.name;
    if (id && controls.length > 0) add(item, controls, id);
  }
  const all = [...form.querySelectorAll<Control>(controlSelector)];
  for (const control of all) {
    const { name, type } = control;
    // Others' hidden fields, and what a captcha puts in, are theirs.
    if (!taken.has(control) && name && type !== 'hidden')
      add(
        control.closest<HTMLElement>('.field') ?? control.parentElement ?? form,
        all.filter((each) => each.name === name),
        name,
      );
  }
  return fields;
}

/** What the markup says of a field. */
function describe(element: HTMLElement, controls: readonly Control[], id: string): LiveField['definition'] {
  const [first] = controls;
  const title = element.querySelector('.title')?.cloneNode(true) as HTMLElement | undefined;
  for (const mark of title?.querySelectorAll('.required,.field-error') ?? []) mark.remove();
  const type = typeOf(element, first);
  const limit = Number(first?.dataset.maxLength || first?.getAttribute('maxlength'));
  const isChoice = type === 'radio' || type === 'checkbox';
  const questions = [...element.querySelectorAll<HTMLElement>('[data-question]')].map((each) => each.dataset.question ?? '');
  const choices =
    first instanceof HTMLSelectElement ? [...first.options].map(({ value }) => value) : controls.map(({ value }) => value);
  return {
    type,
    id,
    title: (title?.textContent ?? first?.getAttribute('aria-label') ?? first?.getAttribute('placeholder') ?? '')
      .replace(/[\s*]+/g, ' ')
      .trim(),
    required: element.classList.contains('required') || !!first?.required,
    options: type === 'likert' ? questions : type === 'select' || isChoice ? choices.filter(Boolean) : [],
    maxLength: type === 'textarea' && limit > 0 ? limit : null,
    findsPlaces: element.hasAttribute('data-ss-places'),
  };
}

function typeOf({ classList }: HTMLElement, first: Control | undefined): ReadableFieldType {
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
