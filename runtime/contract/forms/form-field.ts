import { type Fields, readFields, readFlag, readNumber, readOneOf, readText, readTexts } from '../read.ts';
import { type FormFieldType, formFieldTypes } from './form-enums.ts';

/** The documented field types, and `file`, which published forms have since 2023, forms#file-field. */
export const readableFieldTypes = [...formFieldTypes, 'file'] as const;
export type ReadableFieldType = FormFieldType | 'file';

/** The settings of a field, with every default filled in. */
export interface FormField {
  readonly type: ReadableFieldType;
  /** Key of its value in the submission. */
  readonly id: string;
  readonly title: string;
  /** Plain text or the owner's HTML, untrusted. */
  readonly description: string;
  readonly placeholder: string;
  readonly required: boolean;
  /** The choices; the questions of a likert field. */
  readonly options: readonly string[];
  /** The most characters of a textarea; null for no limit. */
  readonly maxLength: number | null;
  readonly showCountryCode: boolean;
  readonly currencySymbol: string;
  /** A section is underlined. */
  readonly underline: boolean;
  /** The query parameter of a hidden field, and its value without one. */
  readonly key: string;
  readonly value: string;
  /** The parts that a required field needs; null for those of its type. */
  readonly requiredParts: readonly string[] | null;
  /** An e-mail field has a checkbox for a mailing list. */
  readonly mailingList: boolean;
  /** An address field suggests places, forms#places-combobox. */
  readonly findsPlaces: boolean;
  readonly maxFiles: number;
  /** File extensions or media types; empty for any. */
  readonly fileTypes: readonly string[];
}

/** Returns the field, or null for a value without a known type or without an id. Never throws. */
export function decodeFormField(input: unknown): FormField | null {
  const raw = readFields(input);
  const type = readOneOf<ReadableFieldType, null>(readableFieldTypes, raw.type, null);
  // A hidden field may have its key only.
  const id = readText(raw.id) || (type === 'hidden' ? readText(raw.key) : '');
  if (!type || !id) return null;
  const maxLength = readNumber(raw.maxLength);
  return {
    type,
    id,
    title: readText(raw.title),
    description: readText(raw.description),
    placeholder: readText(raw.placeholder),
    required: readFlag(raw.required),
    options: readOptions(raw),
    maxLength: maxLength !== null && maxLength > 0 ? Math.floor(maxLength) : null,
    showCountryCode: readFlag(raw.showCountryCode),
    currencySymbol: readText(raw.currencySymbol) || '$',
    underline: readFlag(raw.underline),
    key: readText(raw.key) || readText(raw.name),
    value: readText(raw.value),
    requiredParts: type === 'name' ? readNameParts(readFields(raw.customConstraints)) : null,
    mailingList: readFlag(raw.mailingList),
    findsPlaces: readFlag(raw.findsPlaces),
    maxFiles: Math.max(1, Math.floor(readNumber(raw.numFiles) ?? 1)),
    fileTypes: readFlag(raw.allowSpecificFileTypes) ? readTexts(raw.allowedFileTypes) : [],
  };
}

/** Drops duplicates, which a value cannot distinguish. */
const readOptions = (raw: Fields): readonly string[] => [
  ...new Set(readTexts(raw.options ?? raw.questions).filter((option) => option.trim() !== '')),
];

function readNameParts({ requireFirstName, requireLastName }: Fields): readonly string[] | null {
  if (requireFirstName === undefined && requireLastName === undefined) return null;
  const parts = [
    ...(readFlag(readFields(requireFirstName).enabled) ? ['First'] : []),
    ...(readFlag(readFields(requireLastName).enabled) ? ['Last'] : []),
  ];
  return parts.length > 0 ? parts : null;
}
