import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/paths.ts';
import { checkNamedFiles } from './named-files.ts';
import { readSource, trackedFiles } from './sources.ts';

const contractFolder = 'runtime/contract';
/** A rule's row: `| <a id="loop-ends"></a>`loop-ends` | behaviour | figures | origin |`. */
const ruleRow = /^\| *<a id="([^"]*)"><\/a>`([^`]*)` *\|(.*)$/gm;
const origins = ['platform', 'observed', 'ours'];

/**
 * Checks the behaviour reference: each rule of `runtime/contract/<topic>/README.md` has a unique id and a test that names it, and
 * each id that a file names (`gallery#loop-ends`) is a rule. Files and chunks that documents and comments name are there.
 */
export async function checkReferences(): Promise<readonly string[]> {
  const topics = readdirSync(join(root, contractFolder)).filter((name) => existsSync(join(root, pageOf(name))));
  if (topics.length === 0) return [`${contractFolder} has no README.md of a topic, expected one for each`];
  const pages = topics.map((topic) => readRules(topic, readSource(pageOf(topic))));
  const problems = pages.flatMap((page) => page.problems);
  const rules = new Set(pages.flatMap((page) => page.ids));
  const reference = new RegExp(`(?<![\\w./#-])(${topics.join('|')})#([a-z0-9-]+)`, 'g');
  const untested = new Set(rules);
  for (const file of trackedFiles(/\.(?:tsx?|mjs|css|json|md|html)$/)) {
    for (const [id] of readSource(file).matchAll(reference)) {
      if (!rules.has(id))
        problems.push(
          `${file} names ${id}, but ${pageOf(id.replace(/#.*/, ''))} has no such rule: correct the id, or add its row`,
        );
      if (file.startsWith('test/')) untested.delete(id);
    }
  }
  for (const id of untested) problems.push(`no test names ${id}: write the id above the test that proves the rule`);
  return [...problems, ...(await checkNamedFiles())];
}

const pageOf = (topic: string): string => `${contractFolder}/${topic}/README.md`;

/** Returns the ids of the rules on one topic's page, and the problems of its rows. */
export function readRules(
  topic: string,
  text: string,
): { readonly ids: readonly string[]; readonly problems: readonly string[] } {
  const ids: string[] = [];
  const problems: string[] = [];
  const page = pageOf(topic);
  for (const [, anchor = '', slug = '', rest = ''] of text.matchAll(ruleRow)) {
    const id = `${topic}#${slug}`;
    const origin = rest.split('|').at(-2)?.trim() ?? '';
    if (anchor !== slug || !/^[a-z0-9-]+$/.test(slug))
      problems.push(`${page}: expected one slug of a-z, 0-9 and -, got "${anchor}" and "${slug}"`);
    if (ids.includes(id)) problems.push(`${page} has two rules named ${slug}: rename one`);
    if (!origins.some((known) => origin.startsWith(known)))
      problems.push(`${page}: ${slug} has origin "${origin}"; expected one of ${origins.join(', ')}`);
    ids.push(id);
  }
  return { ids, problems };
}
