import type { TabStorage } from '../../browser/tab-storage.ts';
import { formEngineLimits } from '../../contract/forms/limits.ts';
import { hasOwn, readFields, readText } from '../../contract/read.ts';

/**
 * What a visitor typed, kept in the tab until it is sent: over a failed send, a reload, a crash and the way back. Never passwords,
 * card numbers, hidden fields or files; nothing where the form, or the field, says `data-ss-draft="off"`.
 */
export interface Draft {
  /** Puts back what was typed, where nobody has typed anything since. */
  restore(): void;
  save(): void;
  clear(): void;
  /** Key of a submission that may have arrived; empty for none. */
  key: string;
}

type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function createDraft(form: HTMLFormElement, storage: TabStorage, name: string): Draft {
  const isOff = form.dataset.ssDraft === 'off';
  const stored = decode(storage.read(name));
  let { key } = stored;
  const write = (values: Readonly<Record<string, unknown>>) => {
    const text = JSON.stringify({ values, key });
    if (!key && Object.keys(values).length === 0) storage.remove(name);
    else if (text.length <= formEngineLimits.maxDraftCharacters) storage.write(name, text);
  };
  const collect = () => {
    const values: Record<string, unknown> = {};
    if (!isOff) for (const [id, control] of keepable(form)) if (isChanged(control)) values[id] = stateOf(control);
    return values;
  };
  return {
    restore() {
      if (isOff) return;
      for (const [id, control] of keepable(form)) {
        const value = hasOwn(stored.values, id) ? stored.values[id] : undefined;
        if (value !== undefined && !isChanged(control)) put(control, value);
      }
    },
    save: () => write(collect()),
    clear() {
      key = '';
      storage.remove(name);
    },
    get key() {
      return key;
    },
    set key(next) {
      key = next;
      write(collect());
    },
  };
}

function decode(text: string | null): { readonly values: Readonly<Record<string, unknown>>; readonly key: string } {
  try {
    const { values, key } = readFields(JSON.parse(text ?? ''));
    return { values: readFields(values), key: readText(key) };
  } catch {
    return { values: {}, key: '' };
  }
}

const secretTypes = /^(password|hidden|file|submit|button|reset|image)$/;
const secretNames = /card.?num|cc-|cvc|cvv|-response$/i;

/** Controls by a name that is the same after a reload. */
function* keepable(form: HTMLFormElement): Generator<readonly [string, Typed]> {
  const count = new Map<string, number>();
  for (const control of form.querySelectorAll<Typed>('input,select,textarea')) {
    const base = control.id || `${control.closest('.form-item')?.id ?? ''}/${control.name}/${control.dataset.title ?? ''}`;
    const index = count.get(base) ?? 0;
    count.set(base, index + 1);
    if (secretTypes.test(control.type) || control.dataset.ssDraft === 'off' || control.hasAttribute('data-ss-honeypot')) continue;
    if (secretNames.test(`${control.name} ${control.id} ${control.getAttribute('autocomplete')}`)) continue;
    yield [`${base}#${index}`, control];
  }
}

const isTick = (control: Typed): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio';

const isChanged = (control: Typed): boolean => {
  if (control instanceof HTMLSelectElement) {
    const usual = Math.max(
      0,
      [...control.options].findIndex(({ defaultSelected }) => defaultSelected),
    );
    return control.selectedIndex !== usual;
  }
  return isTick(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
};

const stateOf = (control: Typed): string | boolean => (isTick(control) ? control.checked : control.value);

function put(control: Typed, value: unknown): void {
  if (isTick(control)) control.checked = value === true;
  else if (typeof value === 'string') control.value = value;
}
