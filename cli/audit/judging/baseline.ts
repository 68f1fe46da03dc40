import { createHash } from 'node:crypto';
import type { Finding } from '../../../runtime/contract/findings.ts';
import { CliError } from '../../errors.ts';
import { parseJsonFile, readTextFile } from '../../read-file.ts';
import { subjectOf } from './judge.ts';

/** Identities of the findings that an earlier run has shown. */
export type Baseline = ReadonlySet<string>;

/**
 * What makes a finding the same in another run: rule, the page's host without port and its path, what it is about, and the
 * journey it shows in first. Ports, times, values and line numbers may change.
 */
export function findingIdentity(finding: Finding): string {
  const page = finding.url !== undefined && URL.canParse(finding.url) ? new URL(finding.url) : null;
  const parts = [
    finding.ruleId,
    page ? `${page.hostname}${page.pathname}${page.search}` : '',
    subjectOf(finding),
    finding.journey ?? '',
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

/** Reads the JSON report of an earlier audit. Throws CliError when the file is none. */
export async function readBaseline(path: string, cwd = process.cwd()): Promise<Baseline> {
  const name = `The baseline ${path}`;
  const hint = ' Expected the output of `audit --format json`.';
  const report = parseJsonFile(name, await readTextFile(name, path, cwd), { hint });
  const pages = (report as { pages?: unknown } | null)?.pages;
  if (!Array.isArray(pages)) throw new CliError(`${name} holds no list of pages.${hint}`);
  const findings = pages.flatMap((page: { findings?: unknown } | null) => (Array.isArray(page?.findings) ? page.findings : []));
  return new Set(findings.filter((finding) => typeof finding === 'object' && finding !== null).map(findingIdentity));
}
