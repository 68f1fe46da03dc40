import { expect, test } from 'vitest';
import { unusedStyles } from '../../../scripts/check/unused.ts';

test('a style sheet is used by a module or by another style sheet; one that neither imports is named', () => {
  const texts: Readonly<Record<string, string>> = {
    'runtime/features/a/a.ts': "import styles from './a.css';\nimport '../../ui/b.css';",
    'runtime/features/a/a.css': '@import "./c.css";\n.a{}',
    'runtime/features/a/c.css': '',
    'runtime/ui/b.css': '',
    'runtime/ui/d.css': '',
  };
  expect(unusedStyles(Object.keys(texts), (path) => texts[path] ?? '')).toEqual([
    'runtime/ui/d.css: no module and no style sheet imports it',
  ]);
});
