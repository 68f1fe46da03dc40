/** The chunk `form-errors`. Shows errors. Loaded with the first error of a form. */
import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { reviewAbove, reviewBelow } from '../../../contract/forms/constants.ts';
import { chooseFailure, type FormFailure, type Refusal } from '../../../contract/forms/form-failure.ts';
import { hasOwn } from '../../../contract/read.ts';
import { buildStaticView, type PartsOf } from '../../../ui/dom/view.ts';
import { addDescription, focusText, freeId, keepShown, removeDescription } from '../controls/element-helpers.ts';
import { type MountedField, titleOf } from '../controls/mounted-field.ts';
import { view } from './ErrorBox.tsx?static';
import errorStyles from './errors.css';

type ErrorBoxParts = PartsOf<typeof view>;

/** Shows errors above the titles of fields and in a box above the form: forms#field-errors, forms#error-box. */
export interface ErrorView {
  /** Shows the error sentence of a field; null removes it. */
  setField(field: MountedField, sentence: string | null): void;
  has(field: MountedField): boolean;
  /** Replaces all errors and focuses the box, or the field of a newsletter. */
  show(refusal: Refusal): void;
  /** Translates the shown errors again; `validate` returns the sentence of a field, or null for an error from the platform. */
  refresh(validate: (field: MountedField) => string | null): void;
  clear(): void;
}

export function createErrorView(
  form: HTMLFormElement,
  fields: readonly MountedField[],
  translate: (sentence: string) => string,
  signal: AbortSignal,
): ErrorView {
  const { ownerDocument: document } = form;
  const errors = createErrorElements(document);
  let box: ErrorBoxParts | undefined;
  let below: HTMLElement | undefined;
  let failure: FormFailure = { message: '', errors: {} };
  const removeStyles = adoptStyles(document, errorStyles);

  const clear = () => {
    for (const field of errors.fields()) errors.remove(field);
    box?.root.remove();
    below?.remove();
    box = undefined;
    below = undefined;
  };
  const setField: ErrorView['setField'] = (field, sentence) =>
    sentence === null ? errors.remove(field) : errors.set(field, sentence);

  /** Shows the box, before the body of a newsletter, else first in the form. */
  const showBox = (wrong: readonly MountedField[], others: readonly string[]) => {
    const newsletterBody = form.querySelector('.newsletter-form-body');
    box = fillErrorBox(document, wrong, others);
    box.message.textContent = translate(wrong.length > 0 ? reviewBelow : failure.message);
    if (newsletterBody) newsletterBody.before(box.root);
    else form.prepend(box.root);
    // Both sentences of a form that fits into the window would be in view.
    if (wrong.length > 0 && !isNewsletter(form) && form.getBoundingClientRect().height > innerHeight) {
      below = document.createElement('p');
      below.className = 'form-submission-error-below';
      below.textContent = translate(reviewAbove);
      form.append(below);
      keepShown(below);
    }
    keepShown(box.root);
    focusText(box.root);
  };

  signal.addEventListener('abort', () => {
    clear();
    removeStyles();
  });

  return {
    setField,
    refresh(validate) {
      if (box) box.message.textContent = translate(box.root.contains(box.list) ? reviewBelow : failure.message);
      if (below) below.textContent = translate(reviewAbove);
      for (const field of errors.fields()) {
        const sentence = validate(field);
        if (sentence !== null) errors.set(field, sentence);
      }
    },
    has: errors.has,
    clear,
    show(refusal) {
      clear();
      failure = chooseFailure(refusal);
      const byField = failure.errors;
      const wrong = fields.filter(({ definition: { id } }) => hasOwn(byField, id));
      for (const field of wrong) errors.set(field, byField[field.definition.id] ?? '');
      const otherIds = Object.keys(byField).filter((id) => !wrong.some(({ definition }) => definition.id === id));
      const target = wrong[0] && focusable(wrong[0]);
      // The sentence above a newsletter's only field is enough, forms#newsletter-error.
      if (isNewsletter(form) && target && otherIds.length === 0) target.focus();
      else
        showBox(
          wrong,
          otherIds.map((id) => byField[id] ?? ''),
        );
    },
  };
}

const isNewsletter = (form: HTMLFormElement): boolean =>
  form.matches('.newsletter-form') || form.querySelector('.newsletter-form-body') !== null;

const focusable = ({ controls }: MountedField) => controls.find(({ type }) => type !== 'hidden');

/** The elements with the sentences of single fields. */
function createErrorElements(document: Document) {
  const elements = new Map<MountedField, HTMLElement>();
  return {
    has: (field: MountedField): boolean => elements.has(field),
    fields: (): readonly MountedField[] => [...elements.keys()],
    set(field: MountedField, sentence: string): void {
      const { element, controls } = field;
      let error = elements.get(field);
      if (error) error.textContent = sentence;
      else {
        error = document.createElement('div');
        error.className = 'field-error';
        error.textContent = sentence;
        error.id = freeId(document, 'ss-field-error');
        elements.set(field, error);
        insertAboveTitle(field, error);
      }
      element.classList.add('error');
      for (const control of controls) {
        control.setAttribute('aria-invalid', 'true');
        addDescription(control, error.id);
      }
    },
    remove(field: MountedField): void {
      const { element, controls } = field;
      const error = elements.get(field);
      if (!error) return;
      error.remove();
      elements.delete(field);
      element.classList.remove('error');
      for (const control of controls) {
        control.removeAttribute('aria-invalid');
        removeDescription(control, error.id);
      }
    },
  };
}

/** Inserts the error above the field's title and opens the folded parts around it, forms#visible-errors. */
function insertAboveTitle({ element, controls }: MountedField, error: HTMLElement): void {
  const title = titleOf(element, controls) ?? (element.matches('label,input,select,textarea') ? element : null);
  if (title) title.before(error);
  else element.prepend(error);
  for (let folded = error.closest('details:not([open])'); folded; folded = folded.closest('details:not([open])'))
    folded.setAttribute('open', '');
  keepShown(error);
  // A legend is drawn over the border of its fieldset, above everything that is before it. One that is out of the flow is not.
  if (!title?.matches('legend') || !isAbove(title, error) || /absolute|fixed/.test(getComputedStyle(title).position)) return;
  title.prepend(error);
  // On a line of its own: the platform's style sheets make errors inline blocks.
  error.style.setProperty('display', 'table', error.style.getPropertyPriority('display'));
}

const isAbove = (one: Element, other: Element): boolean =>
  one.getBoundingClientRect().height > 0 && one.getBoundingClientRect().top < other.getBoundingClientRect().top;

/** Returns an error box with links to the fields in error and the sentences about fields that are not on the page. */
function fillErrorBox(document: Document, wrong: readonly MountedField[], others: readonly string[]): ErrorBoxParts {
  const box = buildStaticView(document, view);
  for (const sentence of others) {
    const other = box.other.cloneNode() as HTMLElement;
    other.textContent = sentence;
    box.other.before(other);
  }
  box.other.remove();
  for (const field of wrong) {
    const { id, title } = field.definition;
    const entry = box.entry.cloneNode(true) as HTMLElement;
    const link = entry.querySelector('a') as HTMLAnchorElement;
    link.textContent = title || id;
    link.href = `#${id}`;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      focusable(field)?.focus();
    });
    box.list.append(entry);
  }
  box.entry.remove();
  if (wrong.length === 0) box.list.remove();
  return box;
}
