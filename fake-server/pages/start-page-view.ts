import { plural } from '../common/plural.ts';
import { escapeHtml } from '../html/escape.ts';
import { screenStyle } from '../html/screen.ts';

/** A site on the start page. */
export interface ShownSite {
  readonly id: string;
  readonly title: string;
  /** A sentence about its pages; may be empty. */
  readonly shows: string;
  /** Its origin. */
  readonly url: string;
  readonly pages: readonly string[];
  /** The pages that were opened, with what became of their blocks; null without reports. */
  readonly opened:
    | readonly {
        readonly path: string;
        readonly state: string;
        readonly mounted: number;
        /** Number of blocks that are mounted when they come into view. */
        readonly waiting: number;
        readonly skipped: readonly string[];
      }[]
    | null;
}

const maxListed = 200;

const tools: readonly (readonly [address: string, name: string, text: string])[] = [
  ['/__ss/', 'Inspector', 'Requests and responses, cookies, faults, what each page became.'],
  ['/__ss/errors', 'Error sentences', 'Every error of the behaviour reference, with the address that provokes it.'],
  ['/__ss/api', 'API reference', 'Every call with its responses, as OpenAPI 3.1.'],
];

/** Returns the start page. `url` is the origin of the first site. */
export function startPageHtml({ sites, url }: { readonly sites: readonly ShownSite[]; readonly url: string }): string {
  const first = sites[0];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>ss-runtime</title>
<link rel="icon" href="data:,">
<style>${screenStyle('start-page')}</style>
</head>
<body>
<main class="page">
<h1>ss-runtime</h1>
<p>${sites.length === 1 ? 'One site is served here, on' : `${sites.length} sites are served here, each on`} an origin of its own. Pages send to this platform, and nothing is charged, mailed or published.</p>
<h2>Sites</h2>
<ul class="cards">${sites.map(siteHtml).join('\n')}</ul>
<h2>Tools</h2>
<ul class="cards tools">${tools.map(([address, name, text]) => `<li><a href="${address}">${name}</a><p>${text}</p></li>`).join('\n')}</ul>
<h2>Commands to try</h2>
<ul class="commands">${commands(url, first).map(commandHtml).join('\n')}</ul>
</main>
<script>${copyScript}</script>
</body>
</html>
`;
}

function siteHtml({ id, title, shows, url, pages, opened }: ShownSite): string {
  const listed = pages.slice(0, maxListed).map((page) => link(url + page, page));
  const more = pages.length > maxListed ? `<li>and ${pages.length - maxListed} more</li>` : '';
  return `<li>
<h3>${anchor(`${url}/`, title)}</h3>
<p>${escapeHtml(shows || id)}</p>
<details><summary>${plural(pages.length, 'page')}</summary><ul>${listed.join('')}${more}</ul></details>
${opened === null ? '' : blocksHtml(opened)}
<p class="small">${anchor(`${url}/config/?frameUrl=%2F`, 'Cookie settings')}</p>
</li>`;
}

function blocksHtml(opened: NonNullable<ShownSite['opened']>): string {
  if (opened.length === 0) return '<p class="small">Blocks: open a page to see</p>';
  const mounted = opened.reduce((sum, page) => sum + page.mounted, 0);
  const skipped = opened.reduce((sum, page) => sum + page.skipped.length, 0);
  const rows = opened.slice(0, maxListed).map(({ path, state, mounted: alive, waiting, skipped: reasons }) => {
    const later = waiting > 0 ? `, ${waiting} when in view` : '';
    const failed = state === 'failed' ? ', <span class="bad">the runtime failed</span>' : '';
    const missing = reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('');
    return `<li>${escapeHtml(path)}: ${alive} mounted${later}${failed}${missing && `<ul>${missing}</ul>`}</li>`;
  });
  const summary = `Blocks: ${mounted} mounted${skipped > 0 ? `, <span class="bad">${skipped} not</span>` : ''}`;
  return `<details><summary>${summary}</summary><ul>${rows.join('')}</ul></details>`;
}

type Command = readonly [text: string, command: string];

const commands = (url: string, first: ShownSite | undefined): readonly Command[] => [
  ...(first
    ? ([
        [
          'Visit the first site as several kinds of visitors, and judge what it stores and sends',
          `npx ss-runtime audit ${first.url}/`,
        ],
        ['Check its block data and cookie settings', `npx ss-runtime validate ${first.url}/`],
        ['Let the first hit of a page fail', `${first.url}/?__ss=record-hit:status:500@1`],
      ] satisfies Command[])
    : []),
  ['Save what was sent as a recording', `curl -s ${url}/__ss/journal.ndjson -o session.ndjson`],
  ['Send the recording again', `npx ss-runtime replay session.ndjson --to ${url}/`],
  ['Empty journal, carts, orders and faults', `curl -s -X POST ${url}/__ss/reset`],
];

const commandHtml = ([text, command]: Command): string =>
  `<li><div>${escapeHtml(text)}<br><code>${escapeHtml(command)}</code></div><button type="button" ` +
  `data-copy="${escapeHtml(command)}" aria-label="Copy: ${escapeHtml(text)}">Copy</button></li>`;

const anchor = (address: string, text: string): string => `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;
const link = (address: string, text: string): string => `<li>${anchor(address, text)}</li>`;

/** The button shows for two seconds whether the command is in the clipboard. */
const copyScript = `document.addEventListener('click', async ({ target }) => {
  const button = target.closest('[data-copy]');
  if (!button) return;
  const copied = await navigator.clipboard.writeText(button.dataset.copy).then(() => 'Copied', () => 'Not allowed');
  button.textContent = copied;
  setTimeout(() => { button.textContent = 'Copy'; }, 2000);
});`;
