import { readFields, readFlag, readNumber, readText } from '../read.ts';

/** One input of an address or a phone number, as the form's country writes it. */
export interface FormatPart {
  /** Name of the part in the submission: `Line1`, `Zip`, or the place of a phone number's group. */
  readonly part: string;
  readonly label: string;
  readonly required: boolean;
  /** Characters it holds; 0 for any number. */
  readonly length: number;
  readonly autocomplete: string;
}

export interface FormFormats {
  /** Parts of an address in the order of the country; null where the form does not say. */
  readonly address: readonly FormatPart[] | null;
  readonly addressCountry: string;
  /** How many characters each group of a phone number has; null where the form does not say. */
  readonly phone: readonly number[] | null;
  /** Null where the form does not say. */
  readonly familyNameFirst: boolean | null;
  /** Countries to choose from, by code or name; empty where the form does not say. */
  readonly countries: readonly { readonly value: string; readonly name: string }[];
}

/** Reads `formFieldFormats` of a form context (wild §3). Never throws. */
export function decodeFormFormats(input: unknown): FormFormats {
  const raw = readFields(input);
  const nameOrder = readText(raw.initialNameOrder);
  const address = readFields(raw.initialAddressFormat);
  const addressParts = readParts(address).filter(({ part }) => addressPartNames.includes(part));
  const phone = readParts(readFields(raw.initialPhoneFormat))
    .map(({ length }) => length)
    .slice(0, 3);
  return {
    address: addressParts.length > 0 ? addressParts : null,
    addressCountry: readText(address.country),
    phone: phone.length > 0 ? phone : null,
    familyNameFirst: nameOrder ? nameOrder === 'FAMILY_FIRST' : null,
    countries: readCountries(raw.countries),
  };
}

const addressPartNames = ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'];

function readParts(format: Readonly<Record<string, unknown>>): readonly FormatPart[] {
  const { fields } = format;
  if (!Array.isArray(fields)) return [];
  return fields.map(readFields).flatMap((field) =>
    field.type === 'FIELD'
      ? [
          {
            part: readText(field.identifier),
            label: readText(field.label),
            required: readFlag(field.required),
            length: Math.max(0, readNumber(field.length) ?? 0),
            autocomplete: readText(readFields(field.metadata).autocomplete),
          },
        ]
      : [],
  );
}

/** The list's shape is not shown: codes, or objects with a code and a name, both under their usual names (our choice). */
function readCountries(input: unknown): FormFormats['countries'] {
  if (!Array.isArray(input)) return [];
  return input.flatMap((entry) => {
    const { code, countryCode, value, name, label, title } = readFields(entry);
    const key = readText(entry) || readText(code) || readText(countryCode) || readText(value) || readText(name);
    return key ? [{ value: key, name: readText(name) || readText(label) || readText(title) || key }] : [];
  });
}
