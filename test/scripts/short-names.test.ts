import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shortNames } from '../../scripts/build/short-names.ts';

const names = Object.keys(shortNames.mangleCache);
const sources = readdirSync('runtime', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(`runtime/${file}`, 'utf8'));

describe('short names', () => {
  test('each name has a short one of its own, and no longer one than two letters', () => {
    const short = Object.values(shortNames.mangleCache);
    expect(new Set(short).size).toBe(names.length);
    expect(short.filter((name) => !/^[a-v]a?$/.test(name))).toEqual([]);
  });

  test('no name is exported by a chunk, where it would keep its length', () => {
    const exports = /export (?:\{([^}]*)\}|(?:async )?(?:function|const|class) (\w+))/g;
    const exported = readdirSync('runtime/chunks').flatMap((file) =>
      [...readFileSync(`runtime/chunks/${file}`, 'utf8').matchAll(exports)].flatMap(([, list, one]) =>
        (list ?? one ?? '').split(',').map((each) => each.trim().replace(/^.* as /, '')),
      ),
    );
    expect(exported.length).toBeGreaterThan(10);
    expect(names.filter((name) => exported.includes(name))).toEqual([]);
  });

  test('no name is looked up by a text, which stays as it is', () => {
    const types = /(Pick|Omit)<[^>]*>/g;
    const quoted = (name: string) =>
      sources.some((code) => new RegExp(`\\['${name}'\\]|'${name}' in `).test(code.replaceAll(types, '')));
    expect(names.filter(quoted)).toEqual([]);
  });

  test('no name is one of what pages, the platform or templates see', () => {
    const seen = [readFileSync('runtime/README.md', 'utf8'), ...readdirSync('runtime/contract/schemas').map(schema)].join('\n');
    const fields = names.filter((name) => new RegExp(`\\b${name}\\??:|\`${name}\``).test(seen));
    expect(fields).toEqual([]);
  });
});

const schema = (file: string): string => readFileSync(`runtime/contract/schemas/${file}`, 'utf8');
