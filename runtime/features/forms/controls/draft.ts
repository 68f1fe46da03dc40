import { createTabStorage } from '../../../browser/storage.ts';
import { draftLimits } from '../../../contract/forms/constants.ts';
import { readFields, readJson, readText } from '../../../contract/read.ts';
import { type Control, controlsOf } from './mounted-field.ts';

/** Typed values of a form, kept in the tab until they are sent, forms#draft. */
export interface Draft {
  /** Writes the kept values into unchanged controls. */
  restore(): void;
  save(): void;
  /** Deletes the kept values once the form is sent; later calls of `save` do nothing. */
  discard(): void;
  /** The key of a submission that may have arrived, forms#same-key; empty for none. Setting it saves the draft. */
  key: string;
}

export function createDraft(form: HTMLFormElement, formId: string): Draft {
  const { forms, location } = form.ownerDocument;
  const storage = createTabStorage(window);
  // Forms with the same id are numbered in the order of the page.
  const sameIdForms = [...forms].filter(({ dataset }) => dataset.formId === form.dataset.formId);
  const name = `ss-form-draft:${formId}:${location.pathname}:${sameIdForms.indexOf(form)}`;
  const controls = () => (form.dataset.ssDraft === 'off' ? [] : keepable(form));
  const stored = readFields(readJson(storage.read(name)));
  let key = readText(stored.key);
  let isDiscarded = false;

  const save = () => {
    // Hiding a sent form fires change and blur on the focused field.
    if (isDiscarded) return;
    const changed = controls().filter(([, control]) => isChanged(control));
    const text = JSON.stringify({ values: Object.fromEntries(changed.map(([id, control]) => [id, stateOf(control)])), key });
    // Before the write: the older values are not restored where the newer ones are too long or storage is full.
    storage.remove(name);
    if ((key || changed.length > 0) && text.length <= draftLimits.maxCharacters) storage.write(name, text);
  };
  return {
    restore() {
      const values = readFields(stored.values);
      if (Object.keys(values).length === 0) return;
      for (const [id, control] of controls()) if (!isChanged(control)) setState(control, values[id]);
    },
    save,
    discard() {
      isDiscarded = true;
      storage.remove(name);
    },
    get key() {
      return key;
    },
    set key(next) {
      key = next;
      save();
    },
  };
}

const secretTypes = /^(password|hidden|file|submit|button|reset|image|select-multiple)$/;
const secretNames = /card.?num|cc-|cvc|cvv|-response$/i;

/**
 * Returns the controls whose values may be stored, each with a name that stays the same after a reload and that no object
 * inherits.
 */
function keepable(form: HTMLFormElement): (readonly [name: string, control: Control])[] {
  const count = new Map<string, number>();
  return controlsOf(form).flatMap((control) => {
    const { id, name, type, dataset } = control;
    const base = id || `${control.closest('.form-item')?.id}/${name}/${dataset.title}`;
    const index = count.get(base) ?? 0;
    count.set(base, index + 1);
    const isSecret =
      secretTypes.test(type) ||
      secretNames.test(`${name} ${id} ${control.getAttribute('autocomplete')}`) ||
      'ssHoneypot' in dataset;
    return isSecret || dataset.ssDraft === 'off' ? [] : [[`${base}#${index}`, control]];
  });
}

const isCheckable = (control: Control): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio';
const stateOf = (control: Control): string | boolean => (isCheckable(control) ? control.checked : control.value);

function isChanged(control: Control): boolean {
  if (isCheckable(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const options = [...control.options];
  return control.value !== (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

function setState(control: Control, value: unknown): void {
  if (isCheckable(control) && typeof value === 'boolean') control.checked = value;
  else if (typeof value === 'string') control.value = value;
}
