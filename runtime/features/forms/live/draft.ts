import { createTabStorage } from '../../../browser/tab-storage.ts';
import { draftLimits } from '../../../contract/forms/limits.ts';
import { type Fields, readFields, readText } from '../../../contract/read.ts';
import { type Control, controlsOf } from './live-field.ts';

/**
 * What a visitor typed, kept in the tab until it is sent: over a failed send, a reload, a crash and the way back. Never passwords,
 * card numbers, hidden fields or files; nothing where the form, or the field, says `data-ss-draft="off"`.
 */
export interface Draft {
  /** Puts back what was typed, where nobody has typed anything since. */
  restore(): void;
  save(): void;
  /** It has been sent: nothing is kept from now on. */
  end(): void;
  /** Key of a submission that may have arrived; empty for none. */
  key: string;
}

export function createDraft(form: HTMLFormElement, formId: string): Draft {
  const { forms, location } = form.ownerDocument;
  const storage = createTabStorage(window);
  // Forms of one id are told apart by their order on the page.
  const twins = [...forms].filter(({ dataset }) => dataset.formId === form.dataset.formId);
  const name = `ss-form-draft:${formId}:${location.pathname}:${twins.indexOf(form)}`;
  const controls = () => (form.dataset.ssDraft === 'off' ? [] : keepable(form));
  const stored = parse(storage.read(name));
  let key = readText(stored.key);
  let isOver = false;

  const save = () => {
    // Hiding a form that was sent still changes and blurs the field that had the focus.
    if (isOver) return;
    const changed = controls().filter(([, control]) => isChanged(control));
    const text = JSON.stringify({ values: Object.fromEntries(changed.map(([id, control]) => [id, stateOf(control)])), key });
    if (!key && changed.length === 0) storage.remove(name);
    else if (text.length <= draftLimits.maxCharacters) storage.write(name, text);
  };
  return {
    restore() {
      const values = readFields(stored.values);
      if (Object.keys(values).length === 0) return;
      for (const [id, control] of controls()) if (!isChanged(control)) put(control, values[id]);
    },
    save,
    end() {
      isOver = true;
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

function parse(text: string | null): Fields {
  try {
    return readFields(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}

const secretTypes = /^(password|hidden|file|submit|button|reset|image|select-multiple)$/;
const secretNames = /card.?num|cc-|cvc|cvv|-response$/i;

/** Controls by a name that is the same after a reload; no object has a field of its own of such a name. */
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

const isTick = (control: Control): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio';
const stateOf = (control: Control): string | boolean => (isTick(control) ? control.checked : control.value);

function isChanged(control: Control): boolean {
  if (isTick(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const options = [...control.options];
  return control.value !== (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

function put(control: Control, value: unknown): void {
  if (isTick(control) && typeof value === 'boolean') control.checked = value;
  else if (typeof value === 'string') control.value = value;
}
