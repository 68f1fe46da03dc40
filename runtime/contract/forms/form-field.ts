import { type Fields, readFields, readFlag, readNumber, readOneOf, readText, readTexts } from '../read.ts';
import { type FormFieldType, formFieldTypes } from './form-enums.ts';

/** Types that occur on published pages: those of the specification, and `file` (form-context data of 2023 on). */
export const readableFieldTypes = [...formFieldTypes, 'file'] as const;
export type ReadableFieldType = FormFieldType | 'file';

/** One item of a form, with every default filled in. Spec 2 §3 "Form field types", wild §3. */
export interface FormField {
  readonly type: ReadableFieldType;
  /** Key of its value in the submission. */
  readonly id: string;
  readonly title: string;
  /** Plain text, or HTML as the owner wrote it: never to be trusted. */
  readonly description: string;
  readonly placeholder: string;
  readonly required: boolean;
  /** Choices; of a likert its questions. */
  readonly options: readonly string[];
  /** Longest text of a textarea in characters; null for no limit. */
  readonly maxLength: number | null;
  readonly showCountryCode: boolean;
  readonly currencySymbol: string;
  /** A section has a line below. */
  readonly underline: boolean;
  /** Of a hidden field: the query parameter it is taken from, and its value otherwise. */
  readonly key: string;
  readonly value: string;
  /** Parts that must be filled in where the whole is required; null for the type's own. */
  readonly requiredParts: readonly string[] | null;
  /** An e-mail field asks whether the address may be used for a mailing list. */
  readonly mailingList: boolean;
  /** An address is completed while it is typed (our choice: no published page shows how). */
  readonly findsPlaces: boolean;
  readonly maxFiles: number;
  /** Endings or media types; empty for any. */
  readonly fileTypes: readonly string[];
}

/** The field, or null for what has neither a known type nor an id. Never throws. */
export function decodeFormField(input: unknown): FormField | null {
  const raw = readFields(input);
  const type = readOneOf<ReadableFieldType, null>(readableFieldTypes, raw.type, null);
  // A hidden field may have nothing but its key.
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

/** Each once: two choices of one text could not be told apart. */
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
