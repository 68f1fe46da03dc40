import { controlsOf, type MountedField } from './mounted-field.ts';

const autocompleteTokens: Readonly<Record<string, string>> = {
  First: 'given-name',
  Last: 'family-name',
  Line1: 'address-line1',
  Line2: 'address-line2',
  City: 'address-level2',
  State: 'address-level1',
  Zip: 'postal-code',
  email: 'email',
  website: 'url',
};
const inputModes: Readonly<Record<string, string>> = {
  email: 'email',
  number: 'decimal',
  currency: 'decimal',
  website: 'url',
  phone: 'tel',
  date: 'numeric',
  time: 'numeric',
};

/** Adds attributes that the server's markup lacks: `autocomplete`, `inputmode` and `aria-required`. */
export function improveControls(fields: readonly MountedField[]): void {
  for (const { definition, controls } of fields) {
    const { type, required, maxLength } = definition;
    const isGroup = type === 'radio' || type === 'checkbox' || type === 'likert';
    for (const control of controls) {
      const { title: part = type } = control.dataset;
      const token = autocompleteTokens[part] ?? (type === 'address' && part === 'Country' ? 'country-name' : undefined);
      if (!control.autocomplete && token && type !== 'hidden') control.setAttribute('autocomplete', token);
      if (inputModes[type] && control instanceof HTMLInputElement && !control.inputMode && control.type !== 'number')
        control.inputMode = inputModes[type];
      // `maxlength` would cut pasted text without a message; the counter reports it instead, forms#character-counter.
      if (maxLength !== null) {
        control.dataset.maxLength = `${maxLength}`;
        control.removeAttribute('maxlength');
      }
      if (required && !isGroup && isNeeded(definition.type, part)) control.setAttribute('aria-required', 'true');
    }
  }
}

const isNeeded = (type: string, part: string): boolean =>
  !/^(Line2|Second)$/.test(part) && !(part === 'Country' && type === 'phone');

/** Sets hidden fields to the query parameters with their names, forms#hidden-from-query. */
export function fillHidden(form: HTMLFormElement): void {
  const query = new URLSearchParams(form.ownerDocument.location.search);
  for (const input of controlsOf(form)) {
    const isOurs = input.type === 'hidden' && input.name && input.closest('.form-item') && input.dataset.title === undefined;
    const value = isOurs ? query.get(input.name) : null;
    if (value !== null) input.value = value;
  }
}
