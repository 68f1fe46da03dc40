import { controlsOf, type MountedField } from './live-field.ts';

const tokens: Readonly<Record<string, string>> = {
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
const modes: Readonly<Record<string, string>> = {
  email: 'email',
  number: 'decimal',
  currency: 'decimal',
  website: 'url',
  phone: 'tel',
  date: 'numeric',
  time: 'numeric',
};

/** What browsers and screen readers ask of controls, where the server's markup does not say it. */
export function improveControls(fields: readonly MountedField[]): void {
  for (const { definition, controls } of fields) {
    const { type, required, maxLength } = definition;
    const isGroup = type === 'radio' || type === 'checkbox' || type === 'likert';
    for (const control of controls) {
      const { title: part = type } = control.dataset;
      const token = tokens[part] ?? (type === 'address' && part === 'Country' ? 'country-name' : undefined);
      if (!control.autocomplete && token && type !== 'hidden') control.setAttribute('autocomplete', token);
      if (modes[type] && control instanceof HTMLInputElement && !control.inputMode && control.type !== 'number')
        control.inputMode = modes[type];
      // The browser would cut what is pasted; the counter says it instead.
      if (maxLength !== null) {
        control.dataset.maxLength = `${maxLength}`;
        control.removeAttribute('maxlength');
      }
      if (required && !isGroup && isWanted(definition.type, part)) control.setAttribute('aria-required', 'true');
    }
  }
}

const isWanted = (type: string, part: string): boolean =>
  !/^(Line2|Second)$/.test(part) && !(part === 'Country' && type === 'phone');

/** Hidden fields take the query parameter of their name, if the page has it; it stays a text. Spec 2 §5. */
export function fillHidden(form: HTMLFormElement): void {
  const query = new URLSearchParams(form.ownerDocument.location.search);
  for (const input of controlsOf(form)) {
    const isOurs = input.type === 'hidden' && input.name && input.closest('.form-item') && input.dataset.title === undefined;
    const value = isOurs ? query.get(input.name) : null;
    if (value !== null) input.value = value;
  }
}
