// Fills .build/: the command line with the fake platform, the browser bundle, and the platform's own pages.

import {
  buildBrowserPage,
  buildInPage,
  buildPageInserts,
  buildPageReport,
  buildPrelude,
  buildScreenStyles,
  buildSettingsPreview,
} from './build/browser-page.ts';
import { buildCli } from './build/cli.ts';
import { writeNotices } from './build/notices.ts';
import { buildRuntime } from './build/runtime.ts';

/** Parts by name; without a name on the command line all are built. */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  cli: buildCli,
  runtime: buildRuntime,
  inspector: () => buildBrowserPage('inspector'),
  'in-page': buildInPage,
  'page-inserts': buildPageInserts,
  'page-report': buildPageReport,
  prelude: buildPrelude,
  screens: buildScreenStyles,
  'settings-preview': buildSettingsPreview,
  'settings-screen': () => buildBrowserPage('settings-screen'),
};
const wanted = process.argv.slice(2);

await Promise.all(Object.keys(parts).map((name) => (wanted.length === 0 || wanted.includes(name) ? parts[name]?.() : undefined)));
await writeNotices();
