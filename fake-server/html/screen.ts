import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFormFields } from '../http/form-fields.ts';
import { packageRoot } from '../root.ts';
import { escapeHtml } from './escape.ts';
import { bootTag, contextTag } from './tags.ts';

/**
 * A plain page of the platform: a title, a sentence, the received values, links. `screenHtml` escapes everything except `markup`.
 */
export interface Screen {
  readonly title: string;
  readonly text: string;
  /** Why what the visitor tried was refused. */
  readonly refusal?: string | null;
  readonly facts?: readonly (readonly [name: string, value: string])[];
  readonly links?: readonly (readonly [address: string, text: string])[];
  readonly form?: ScreenForm;
  /** The order that is paid, shown beside the form. */
  readonly summary?: OrderSummary;
  /** The page context, and the address of the boot script that runs on the page. */
  readonly runtime?: { readonly context: object; readonly boot: string };
  /** Further content of the body. It is not escaped, so it must not contain data. */
  readonly markup?: string;
}

type Rows = readonly (readonly [name: string, value: string])[];

/** The lines of an order, the sums between them and the total, and the total; amounts as text. */
export interface OrderSummary {
  readonly lines: Rows;
  readonly sums: Rows;
  readonly total: string;
}

/** A form of a screen, posted as fields. */
export interface ScreenForm {
  readonly action: string;
  readonly hidden: readonly (readonly [name: string, value: string])[];
  readonly inputs: readonly {
    readonly name: string;
    readonly label: string;
    readonly type: string;
    readonly value?: string;
    readonly autocomplete?: string;
    /** Only the first button insists on it. */
    readonly required?: boolean;
  }[];
  /** Each button sends its value under its name. */
  readonly buttons: readonly (readonly [name: string, value: string, text: string])[];
}

const styles = new Map<string, string>();

/** Returns a style sheet of the platform's screens, which the build makes. It is inline: a screen needs no other file. */
export function screenStyle(name: 'screen' | 'start-page'): string {
  const style = styles.get(name) ?? readFileSync(join(packageRoot, '.build', 'screens', `${name}.css`), 'utf8').trim();
  styles.set(name, style);
  return style;
}

/** Returns the screen as an HTML document. */
export function screenHtml({
  title,
  text,
  refusal,
  facts = [],
  links = [],
  form,
  summary,
  runtime,
  markup = '',
}: Screen): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${screenStyle('screen')}</style>
${runtime ? `${contextTag(runtime.context)}\n${bootTag(runtime.boot)}` : ''}
</head>
<body>
<main${form && summary ? ' class="wide"' : ''}>
<h1>${escapeHtml(title)}</h1>
${refusal ? `<p class="refusal" role="alert">${escapeHtml(refusal)}</p>` : ''}
<p>${escapeHtml(text)}</p>
${summary ? `<div class="order${form ? ' two' : ''}">${form ? formHtml(form) : ''}${summaryHtml(summary)}</div>` : ''}
${form && !summary ? formHtml(form) : ''}
${facts.length > 0 ? `<dl class="facts">${rowsHtml(facts)}</dl>` : ''}
${markup}
${linksHtml(links)}
</main>
</body>
</html>
`;
}

const maxInLine = 6;

/** Returns links as a list: in a line, or in columns if there are many. */
export function linksHtml(links: Rows): string {
  if (links.length === 0) return '';
  const items = links.map(([address, label]) => `<li><a href="${escapeHtml(address)}">${escapeHtml(label)}</a></li>`);
  return `<ul class="links${links.length > maxInLine ? ' many' : ''}">${items.join('')}</ul>`;
}

const rowsHtml = (rows: Rows): string =>
  rows.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value) || '(empty)'}</dd>`).join('');

const summaryHtml = ({ lines, sums, total }: OrderSummary): string => `<section class="summary" aria-labelledby="summary">
<h2 id="summary">Order summary</h2>
<dl class="money">${rowsHtml(lines)}</dl>
${sums.length > 0 ? `<dl class="money sums">${rowsHtml(sums)}</dl>` : ''}
<dl class="money total">${rowsHtml([['Total', total]])}</dl>
</section>`;

function formHtml({ action, hidden, inputs, buttons }: ScreenForm): string {
  const kept = hidden.map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`);
  const asked = inputs.map(
    ({ name, label, type, value = '', autocomplete = 'off', required = false }) =>
      `<label>${escapeHtml(label)}<input name="${escapeHtml(name)}" type="${escapeHtml(type)}" ` +
      `value="${escapeHtml(value)}" autocomplete="${escapeHtml(autocomplete)}"${required ? ' required' : ''}></label>`,
  );
  const pressed = buttons.map(
    ([name, value, text], index) =>
      `<button${index === 0 ? ' class="first"' : ' formnovalidate'} name="${escapeHtml(name)}" ` +
      `value="${escapeHtml(value)}">${escapeHtml(text)}</button>`,
  );
  return `<form method="post" action="${escapeHtml(action)}">${[...kept, ...asked, ...pressed].join('\n')}</form>`;
}

/** Returns the fields of a query as facts of a screen; the whole text as one fact when the query cannot be decoded. */
export function queryFacts(queryText: string): readonly (readonly [name: string, value: string])[] {
  const fields = readFormFields(queryText);
  return fields ? Object.entries(fields).map(([name, value]) => [name, [value].flat().join(', ')]) : [['Query', queryText]];
}
