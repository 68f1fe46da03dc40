import { readFields, readFlag, readNumber, readText } from '../read.ts';

/** One input of an address or a phone number, in the format of the form's country. */
export interface FormatPart {
  /** The part's name in the submission, such as `Line1` or `Zip`; of a phone number the index of its group. */
  readonly part: string;
  readonly label: string;
  readonly required: boolean;
  /** The most characters; 0 for no limit. */
  readonly length: number;
  readonly autocomplete: string;
}

export interface FormFormats {
  /** The parts of an address in the country's order; null without a format. */
  readonly address: readonly FormatPart[] | null;
  readonly addressCountry: string;
  /** The length of each group of a phone number in characters; null without a format. */
  readonly phone: readonly number[] | null;
  /** Null without a format. */
  readonly familyNameFirst: boolean | null;
  /** The countries to choose from; empty without a list. */
  readonly countries: readonly { readonly value: string; readonly name: string }[];
}

/** Reads `formFieldFormats` of a form context, forms#country-formats. Never throws. */
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

/** The shape of an entry is not documented: a code, or an object with a code and a name under one of their usual keys. */
function readCountries(input: unknown): FormFormats['countries'] {
  if (!Array.isArray(input)) return [];
  return input.flatMap((entry) => {
    const { code, countryCode, value, name, label, title } = readFields(entry);
    const key = readText(entry) || readText(code) || readText(countryCode) || readText(value) || readText(name);
    return key ? [{ value: key, name: readText(name) || readText(label) || readText(title) || key }] : [];
  });
}
