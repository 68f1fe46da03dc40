import { escapeHtml } from '../html/escape.ts';
import type { Screen } from '../html/screen.ts';

/** The policy of the settings screen: it may frame only its own site. */
export const configPolicy =
  "default-src 'self'; img-src 'self' data:; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Returns the page of the configuration panel. It shows the received values until its script from `.build/settings-screen` runs. */
export function configHtml(siteId: string, siteTitle: string, { title, facts = [] }: Screen): string {
  const rows = facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value) || '(empty)'}</dd>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${escapeHtml(siteTitle)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/__ss/settings-screen/style.css">
<script type="module" src="/__ss/settings-screen/settings-screen.js"></script>
</head>
<body>
<div id="settings-screen" data-site="${escapeHtml(siteId)}" data-title="${escapeHtml(siteTitle)}">
<main>
<h1>${escapeHtml(title)}</h1>
<dl>${rows.join('')}</dl>
</main>
</div>
</body>
</html>
`;
}
