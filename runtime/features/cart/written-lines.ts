import type { CartEntry } from '../../contract/commerce/cart.ts';
import { readFields, readJson, readText } from '../../contract/read.ts';
import type { StoreTexts } from '../../contract/texts/texts.ts';

type LikertTexts = StoreTexts['cart']['likert'];

/** The visitor's entry in one field of a product's form. */
export interface WrittenLine {
  /** Unique in the line of the cart. */
  readonly id: string;
  /** Empty for a field that the form does not have. */
  readonly title: string;
  readonly text: string;
}

/** Returns the visitor's entries in a product's own form, by the titles of its fields. Never throws. `commerce#written-lines` */
export function writtenLines(
  { form, additionalFields }: Pick<CartEntry, 'form' | 'additionalFields'>,
  likertTexts: LikertTexts,
): readonly WrittenLine[] {
  const listed = readFields(readJson(form)).fields;
  const fields = new Map(
    (Array.isArray(listed) ? (listed as readonly unknown[]) : [])
      .map((entry) => readFields(typeof entry === 'string' ? readJson(entry) : entry))
      .map((field) => [readText(field.id), field]),
  );
  return Object.entries(additionalFields).flatMap(([id, value]) => {
    const { title, type } = fields.get(id) ?? {};
    const text = valueText(value, likertTexts);
    if (!text || type === 'hidden') return [];
    return [{ id, title: readText(title), text: type === 'password' ? '••••••' : text }];
  });
}

/** Returns a value as one text: the parts of a name, chosen options, names of files, or the answers of a likert field. */
function valueText(value: unknown, likertTexts: Readonly<Record<string, string>>): string {
  if (Array.isArray(value)) {
    const texts = (value as readonly unknown[]).map((each) => readText(each).trim() || readText(readFields(each).name));
    return texts.filter(Boolean).join(', ');
  }
  const text = readText(value).trim();
  if (text) return text;
  return Object.entries(readFields(value))
    .map(([question, answer]) => ({ question, label: likertTexts[readText(answer)] ?? readText(answer) }))
    .flatMap(({ question, label }) => (label ? `${question}: ${label}` : []))
    .join(', ');
}
