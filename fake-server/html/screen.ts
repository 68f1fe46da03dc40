import { readFormFields } from '../http/form-fields.ts';
import { escapeHtml } from './escape.ts';
import { bootTag, contextTag } from './tags.ts';

/** A plain page of the platform: a title, a sentence, the received values, links. `screenHtml` escapes everything except `markup`. */
export interface Screen {
  readonly title: string;
  readonly text: string;
  readonly facts?: readonly (readonly [name: string, value: string])[];
  readonly links?: readonly (readonly [address: string, text: string])[];
  readonly form?: ScreenForm;
  /** The page context, and the address of the boot script that runs on the page. */
  readonly runtime?: { readonly context: object; readonly boot: string };
  /** Further content of the body. It is not escaped, so it must not contain data. */
  readonly markup?: string;
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
  }[];
  /** Each button sends its value under its name. */
  readonly buttons: readonly (readonly [name: string, value: string, text: string])[];
}

const style = `
:root { color-scheme: light dark; --ink: #1b1b1f; --soft: #5c5c66; --line: #dcdce2; --paper: #fff; --ground: #f4f4f6; --link: #0b5cad }
@media (prefers-color-scheme: dark) { :root { --ink: #f2f2f4; --soft: #b4b4bd; --line: #3c3c44; --paper: #1f1f24; --ground: #141417; --link: #8bc1ff } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem; background: var(--ground); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif }
main { width: 100%; max-width: 40rem; padding: 2rem; background: var(--paper); border: 1px solid var(--line); border-radius: .75rem }
h1 { margin: 0 0 .5rem; font-size: 1.6rem; line-height: 1.2 }
p { margin: 0 0 1rem; color: var(--soft) }
dl { display: grid; grid-template-columns: minmax(6rem, auto) 1fr; gap: .5rem 1rem; margin: 0 0 1rem }
dt { color: var(--soft) }
dd { margin: 0; overflow-wrap: anywhere; font-family: ui-monospace, monospace }
ul { margin: 0; padding-left: 1.2rem }
a { color: var(--link) }
form { display: grid; gap: .75rem; margin: 0 0 1rem }
label { display: grid; gap: .25rem; color: var(--soft) }
input, button { font: inherit; padding: .6rem .75rem; border: 1px solid var(--line); border-radius: .4rem; background: var(--paper); color: var(--ink) }
button { cursor: pointer }
button:first-of-type { background: var(--ink); color: var(--paper) }
@media (max-width: 28rem) { main { padding: 1.25rem } dl { grid-template-columns: 1fr; gap: 0 } dd { margin-bottom: .5rem } }`;

/** Returns the screen as an HTML document. */
export function screenHtml({ title, text, facts = [], links = [], form, runtime, markup = '' }: Screen): string {
  const rows = facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value) || '(empty)'}</dd>`);
  const items = links.map(([address, label]) => `<li><a href="${escapeHtml(address)}">${escapeHtml(label)}</a></li>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
${runtime ? `${contextTag(runtime.context)}\n${bootTag(runtime.boot)}` : ''}
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${rows.length > 0 ? `<dl>${rows.join('')}</dl>` : ''}
${form ? formHtml(form) : ''}
${markup}
${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}
</main>
</body>
</html>
`;
}

function formHtml({ action, hidden, inputs, buttons }: ScreenForm): string {
  const kept = hidden.map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`);
  const asked = inputs.map(
    ({ name, label, type, value = '', autocomplete = 'off' }) =>
      `<label>${escapeHtml(label)}<input name="${escapeHtml(name)}" type="${escapeHtml(type)}" value="${escapeHtml(value)}" autocomplete="${escapeHtml(autocomplete)}"></label>`,
  );
  const pressed = buttons.map(
    ([name, value, text]) => `<button name="${escapeHtml(name)}" value="${escapeHtml(value)}">${escapeHtml(text)}</button>`,
  );
  return `<form method="post" action="${escapeHtml(action)}">${[...kept, ...asked, ...pressed].join('\n')}</form>`;
}

/** Returns the fields of a query as facts of a screen; the whole text as one fact when the query cannot be decoded. */
export function queryFacts(queryText: string): readonly (readonly [name: string, value: string])[] {
  const fields = readFormFields(queryText);
  return fields ? Object.entries(fields).map(([name, value]) => [name, [value].flat().join(', ')]) : [['Query', queryText]];
}
