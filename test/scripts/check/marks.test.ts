import { expect, test } from 'vitest';
import { markProblems } from '../../../scripts/check/marks.ts';

test.each([
  ['runtime/features/popup/popup.ts', 'const left = document.cookie;', 'document.cookie', 'for cookies'],
  ['runtime/features/popup/popup.ts', 'void fetch(url);', 'fetch(', 'for the network'],
  ['runtime/features/popup/popup.ts', 'setTimeout(close, 5);', 'setTimeout(', 'clock.ts'],
  ['runtime/features/popup/popup.ts', 'window.sessionStorage.clear();', 'sessionStorage', 'storage.ts'],
  [
    'runtime/features/popup/popup.ts',
    "matchMedia('(prefers-reduced-motion: reduce)')",
    '(prefers-reduced-motion',
    'less-motion.ts',
  ],
  ['runtime/features/popup/Popup.tsx', 'element.ownerDocument.documentElement.lang', 'documentElement.lang', 'language.ts'],
  ['runtime/contract/overlays/popup.ts', 'return JSON.parse(text);', 'JSON.parse', 'readJson'],
  ['runtime/features/lightbox/gestures.ts', 'stage.setPointerCapture(id);', 'setPointerCapture', 'followPointer'],
  [
    'runtime/features/popup/popup.ts',
    "getComputedStyle(box).visibility === 'visible'",
    "visibility === 'visible'",
    'runtime/browser/seen.ts',
  ],
  ['cli/audit/audit.ts', 'process.stdout.write(text);', 'process.stdout', 'cli/io.ts'],
  ['fake-server/a.ts', "import { request as httpsRequest } from 'node:https';", 'request as http', 'http-client.ts'],
  ['fake-server/a.ts', 'decodeURIComponent(text)', 'decodeURIComponent(', 'unescaped.ts'],
  ['cli/a.ts', "import { request } from 'node:http';", "request } from 'node:http'", 'http-client.ts'],
])('in %s `%s` is refused, with its line and what to use', (file, code, found, instead) => {
  const [problem, ...others] = markProblems(file, `\n${code}\n`);
  expect(problem).toMatch(`${file}:2 holds \`${found}\`: use `);
  expect(problem).toContain(instead);
  expect(others).toEqual([]);
});

test.each([
  ['runtime/browser/less-motion.ts', "matchMedia('(prefers-reduced-motion: reduce)')"],
  ['runtime/browser/language.ts', 'document.documentElement.lang'],
  ['runtime/browser/http.ts', 'fetch(url)'],
  ['runtime/contract/read.ts', 'JSON.parse(text)'],
  ['runtime/ui/dom/pointer-drag.ts', 'element.setPointerCapture(pointerId)'],
  ['runtime/browser/seen.ts', "visibility !== 'visible'"],
  ['cli/io.ts', 'process.stdout'],
  ['cli/a.ts', "import { createServer } from 'node:http';"],
  // The platform and the command have their own rules.
  ['fake-server/api/read.ts', 'JSON.parse(text)'],
  ['runtime/features/popup/popup.ts', 'page.fetch(url); localStorageSupported = true; JSON.stringify(value)'],
])('in %s `%s` is allowed', (file, code) => {
  expect(markProblems(file, code)).toEqual([]);
});
