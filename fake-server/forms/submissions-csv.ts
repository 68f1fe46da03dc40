import { summariseValue } from '../common/summarise-form.ts';
import type { PageForm } from './page-form.ts';
import type { StoredSubmission } from './submissions.ts';

/**
 * Returns submissions as CSV (RFC 4180): the time, then a column for each field or part, then the fields that the form no longer
 * has, under their ids. Cells that spreadsheets would read as formulas get an apostrophe before their text.
 */
export function submissionsCsv(submissions: readonly StoredSubmission[], form: PageForm | null): string {
  const columns: { readonly title: string; readonly of: (values: StoredSubmission['values']) => string }[] = [];
  for (const field of form?.fields ?? []) {
    for (const [index, { part }] of summariseValue(field, '').entries()) {
      // An empty value has no parts: the names come from a submission with all of them.
      const parts = partNames(field, submissions);
      for (const [at, name] of (parts.length > 0 ? parts : [part]).entries())
        columns.push({
          title: [field.title || field.id, name].filter(Boolean).join(' '),
          of: (values) => summariseValue(field, values[field.id])[parts.length > 0 ? at : index]?.text ?? '',
        });
    }
  }
  const known = new Set(form?.fields.map(({ id }) => id));
  const others = new Set(submissions.flatMap(({ values }) => Object.keys(values).filter((id) => !known.has(id))));
  for (const id of others) columns.push({ title: id, of: (values) => plainText(values[id]) });
  const rows = submissions.map(({ time, values }) => [time, ...columns.map(({ of }) => of(values))]);
  const all = [['Submitted On', ...columns.map(({ title }) => title)], ...rows];
  return all.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function partNames(field: PageForm['fields'][number], submissions: readonly StoredSubmission[]): readonly string[] {
  const lines = submissions.map(({ values }) => summariseValue(field, values[field.id]));
  const longest = lines.reduce<(typeof lines)[number]>((most, each) => (each.length > most.length ? each : most), []);
  return longest.length > 1 ? longest.map(({ part }) => part) : [];
}

const plainText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);

/** Spreadsheets skip blanks and invisible characters before a formula, and read full-width signs as signs. */
const formulaStart = /^(?:[=+\-@＝＋－＠−﹢﹣﹦﹫]|[\s\p{C}\p{Z}])/u;

const cell = (text: string): string => {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  // Some spreadsheets separate cells at semicolons or tabs.
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};
