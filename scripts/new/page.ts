import { createHash } from 'node:crypto';
import { lastEntry, type Plan } from './plan.ts';

/** Entries of the pages' lists stand on lines of their own, 4 blanks in. */
const newLine = '\n    ';
const indented = (row: object): string => JSON.stringify(row, null, 2).replaceAll('\n', newLine);

/** A page of a fixture site: its HTML, its row in `site.json`, and in `expect.json` that an audit finds nothing on it. */
export function newPage(site: string, name: string): Plan {
  const folder = `fixtures/sites/${site}`;
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
  const row = {
    path: `/${name}`,
    file: `${name}.html`,
    title,
    context: {
      pageType: 2,
      collection: {
        title,
        id: createHash('sha256').update(`${site}/${name}`).digest('hex').slice(0, 24),
        fullUrl: `/${name}`,
        type: 10,
        permissionType: 1,
      },
    },
  };
  return {
    files: {
      [`${folder}/${name}.html`]: `<main id="main">
<article class="prose">
  <h1>${title}</h1>
</article>
</main>
`,
    },
    edits: [
      lastEntry(`${folder}/site.json`, /"pages": \[/, indented(row), newLine),
      lastEntry(`${folder}/expect.json`, /"pages": \{/, `"/${name}": []`, newLine),
    ],
    next:
      `put the markup to show into ${folder}/${name}.html, link it from ${folder}/index.html, and look at it with \`npm ` +
      `start\``,
  };
}
