import type { CartEntry } from '../../contract/commerce/cart.ts';
import { readFields, readText } from '../../contract/read.ts';
import type { StoreTexts } from '../../contract/texts/texts.ts';

type Labels = StoreTexts['cart']['likert'];

/** What a visitor wrote into one field of a product's form. */
export interface WrittenLine {
  /** Unique in the line of the cart. */
  readonly id: string;
  /** Empty for a field that the form does not know (any more). */
  readonly title: string;
  readonly text: string;
}

/**
 * What was written into a product's own form, by the titles of its fields; what is empty or hidden is left out, and a password is not
 * written out. Never throws. Wild §3 "additional-fields form".
 */
export function writtenLines(
  { form, additionalFields }: Pick<CartEntry, 'form' | 'additionalFields'>,
  labels: Labels,
): readonly WrittenLine[] {
  const listed = readFields(parsed(form)).fields;
  const fields = new Map(
    (Array.isArray(listed) ? (listed as readonly unknown[]) : [])
      .map((entry) => readFields(typeof entry === 'string' ? parsed(entry) : entry))
      .map((field) => [readText(field.id), field]),
  );
  return Object.entries(additionalFields).flatMap(([id, value]) => {
    const { title, type } = fields.get(id) ?? {};
    const text = textOf(value, labels);
    if (!text || type === 'hidden') return [];
    return [{ id, title: readText(title), text: type === 'password' ? '••••••' : text }];
  });
}

/** Parts of a name or a date, chosen options, files by their names, and the answers to a likert's questions. */
function textOf(value: unknown, labels: Readonly<Record<string, string>>): string {
  if (Array.isArray(value)) {
    const texts = (value as readonly unknown[]).map((each) => readText(each).trim() || readText(readFields(each).name));
    return texts.filter(Boolean).join(', ');
  }
  const answers = Object.entries(readFields(value)).map(([question, each]) => [
    question,
    labels[readText(each)] ?? readText(each),
  ]);
  return readText(value).trim() || answers.flatMap(([question, label]) => (label ? `${question}: ${label}` : [])).join(', ');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
