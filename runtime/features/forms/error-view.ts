import type { FormErrors } from '../../contract/forms/validate-form.ts';
import { hasOwn } from '../../contract/read.ts';
import { describe } from './describe.ts';
import type { LiveField } from './live-field.ts';

/** Shows what is wrong: above a field's title, and in a box above the form. Spec 2 §5, §8 "Form messages". */
export interface ErrorView {
  /** Sets or, with null, takes back the sentence of one field. */
  setField(field: LiveField, sentence: string | null): void;
  has(field: LiveField): boolean;
  /** All of it; the box has the focus then. Sentences for fields that are not there stand in the box. */
  show(failure: { readonly message: string; readonly errors: FormErrors }): void;
  /** Says what is there for the whole form in other words; of fields, by `setField`. */
  reword(message: string): void;
  /** Takes everything back. */
  clear(): void;
}

export interface ErrorWords {
  readonly reviewBelow: string;
  readonly reviewAbove: string;
}

let serial = 0;

export function createErrorView(form: HTMLFormElement, fields: readonly LiveField[], words: () => ErrorWords): ErrorView {
  const { ownerDocument: document } = form;
  const shown = new Map<LiveField, HTMLElement>();
  const boxes: HTMLElement[] = [];
  const make = (name: string, className: string, text: string): HTMLElement => {
    const element = document.createElement(name);
    element.className = className;
    element.textContent = text;
    return element;
  };

  const setField: ErrorView['setField'] = (field, sentence) => {
    const { element, controls } = field;
    const before = shown.get(field);
    if (sentence === null) {
      if (!before) return;
      before.remove();
      shown.delete(field);
    } else if (before) before.textContent = sentence;
    else {
      serial += 1;
      const error = make('div', 'field-error', sentence);
      error.id = `ss-field-error-${serial}`;
      shown.set(field, error);
      const title = element.querySelector('.title');
      if (title) title.before(error);
      else element.prepend(error);
    }
    const id = (shown.get(field) ?? before)?.id ?? '';
    element.classList.toggle('error', sentence !== null);
    for (const control of controls) {
      if (sentence === null) control.removeAttribute('aria-invalid');
      else control.setAttribute('aria-invalid', 'true');
      describe(control, id, sentence !== null);
    }
  };

  const clear = () => {
    for (const field of [...shown.keys()]) setField(field, null);
    for (const box of boxes.splice(0)) box.remove();
  };

  return {
    setField,
    reword(message) {
      const [box, below] = boxes;
      const said = box?.querySelector('p');
      // With a list of fields it says that there is one.
      if (said) said.textContent = box?.querySelector('ul') ? words().reviewBelow : message;
      if (below) below.textContent = words().reviewAbove;
    },
    has: (field) => shown.has(field),
    clear,
    show({ message, errors }) {
      clear();
      const wrong = fields.filter(({ definition: { id } }) => hasOwn(errors, id));
      for (const field of wrong) setField(field, errors[field.definition.id] ?? '');
      const others = Object.keys(errors).filter((id) => !wrong.some(({ definition }) => definition.id === id));
      const body = form.querySelector('.newsletter-form-body');
      const target = wrong[0]?.controls.find(({ type }) => type !== 'hidden');
      // A newsletter has one field: its sentence says it all.
      if (body && target && others.length === 0) return target.focus();
      const box = make('div', 'form-submission-error', '');
      box.tabIndex = -1;
      box.append(make('p', '', wrong.length > 0 ? words().reviewBelow : message));
      if (wrong.length === 0 || others.length > 0) for (const id of others) box.append(make('p', '', errors[id] ?? ''));
      if (wrong.length > 0) box.append(linksTo(wrong, make));
      boxes.push(box);
      if (body) body.before(box);
      else form.prepend(box);
      if (wrong.length > 0 && !body) {
        const below = make('p', 'form-submission-error-below', words().reviewAbove);
        boxes.push(below);
        form.append(below);
      }
      box.focus();
    },
  };
}

/** A list of the fields to be corrected; each leads there. */
function linksTo(wrong: readonly LiveField[], make: (name: string, className: string, text: string) => HTMLElement): HTMLElement {
  const list = make('ul', '', '');
  for (const { definition, controls } of wrong) {
    const link = make('a', '', definition.title || definition.id) as HTMLAnchorElement;
    link.href = `#${definition.id}`;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      controls.find(({ type }) => type !== 'hidden')?.focus();
    });
    const entry = make('li', '', '');
    entry.append(link);
    list.append(entry);
  }
  return list;
}
