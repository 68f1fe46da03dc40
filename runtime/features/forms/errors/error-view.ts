/** Shows errors; fetched with the first. */
import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { chooseFailure, type FormFailure, type Refusal } from '../../../contract/forms/form-failure.ts';
import { reviewAbove, reviewBelow } from '../../../contract/forms/messages.ts';
import { hasOwn } from '../../../contract/read.ts';
import { keepShown } from '../drawing/keep-shown.ts';
import { describe } from '../live/describe.ts';
import { freeId } from '../live/free-id.ts';
import type { MountedField } from '../live/live-field.ts';
import { titleOf } from '../live/title-of.ts';
import errorStyles from './errors.css';

/** Shows what is wrong: above a field's title, and in a box above the form. Spec 2 §5, §8 "Form messages". */
export interface ErrorView {
  /** Sets or, with null, takes back the sentence of one field. */
  setField(field: MountedField, sentence: string | null): void;
  has(field: MountedField): boolean;
  /** All of it; the box has the focus then. Sentences for fields that are not there stand in the box. */
  show(refusal: Refusal): void;
  /** The words are others now: says anew what is there, of fields what is judged. */
  refresh(judge: (field: MountedField) => string | null): void;
  /** Takes everything back. */
  clear(): void;
}

export function createErrorView(
  form: HTMLFormElement,
  fields: readonly MountedField[],
  say: (sentence: string) => string,
  signal: AbortSignal,
): ErrorView {
  const { ownerDocument: document } = form;
  const shown = new Map<MountedField, HTMLElement>();
  const boxes: HTMLElement[] = [];
  let failure: FormFailure = { message: '', errors: {} };
  const removeStyles = adoptStyles(document, errorStyles);
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
      const error = make('div', 'field-error', sentence);
      error.id = freeId(document, 'ss-field-error');
      shown.set(field, error);
      const title = titleOf(element, controls) ?? (element.matches('label,input,select,textarea') ? element : null);
      if (title) title.before(error);
      else element.prepend(error);
      // What is folded up could not be corrected.
      for (let at = error.closest('details:not([open])'); at; at = at.closest('details:not([open])')) at.setAttribute('open', '');
      keepShown(error);
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

  signal.addEventListener('abort', () => {
    clear();
    removeStyles();
  });

  return {
    setField,
    refresh(judge) {
      const [box, below] = boxes;
      const first = box?.querySelector('p');
      // With a list of fields it says that there is one.
      if (first) first.textContent = say(box?.querySelector('ul') ? reviewBelow : failure.message);
      if (below) below.textContent = say(reviewAbove);
      for (const field of [...shown.keys()]) {
        const sentence = judge(field);
        // What the platform has said of a field stays.
        if (sentence !== null) setField(field, sentence);
      }
    },
    has: (field) => shown.has(field),
    clear,
    show(refusal) {
      clear();
      failure = chooseFailure(refusal);
      const { message, errors } = failure;
      const wrong = fields.filter(({ definition: { id } }) => hasOwn(errors, id));
      for (const field of wrong) setField(field, errors[field.definition.id] ?? '');
      const others = Object.keys(errors).filter((id) => !wrong.some(({ definition }) => definition.id === id));
      const body = form.querySelector('.newsletter-form-body');
      const isNewsletter = body !== null || form.matches('.newsletter-form');
      const target = wrong[0]?.controls.find(({ type }) => type !== 'hidden');
      // A newsletter has one field: its sentence says it all.
      if (isNewsletter && target && others.length === 0) return target.focus();
      const box = make('div', 'form-submission-error', '');
      box.tabIndex = -1;
      box.append(make('p', '', say(wrong.length > 0 ? reviewBelow : message)));
      if (wrong.length === 0 || others.length > 0) for (const id of others) box.append(make('p', '', errors[id] ?? ''));
      if (wrong.length > 0) box.append(linksTo(wrong, make));
      boxes.push(box);
      if (body) body.before(box);
      else form.prepend(box);
      if (wrong.length > 0 && !isNewsletter) {
        const below = make('p', 'form-submission-error-below', say(reviewAbove));
        boxes.push(below);
        form.append(below);
      }
      for (const each of boxes) keepShown(each);
      box.focus();
    },
  };
}

/** A list of the fields to be corrected; each leads there. */
function linksTo(
  wrong: readonly MountedField[],
  make: (name: string, className: string, text: string) => HTMLElement,
): HTMLElement {
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
