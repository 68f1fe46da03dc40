import { createHash } from 'node:crypto';
import type { Finding } from '../../../runtime/contract/findings.ts';
import { CliError } from '../../errors.ts';
import { parseJsonFile, readTextFile } from '../../read-file.ts';
import { subjectOf } from './judge.ts';

/** Identities of the findings of an earlier audit. */
export type Baseline = ReadonlySet<string>;

/**
 * Returns the identity of a finding, which is the same in another run: a hash of the rule, the page's host and path, the subject,
 * and the first journey. Ports, times, values and line numbers may differ.
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

/** Reads the JSON report of an earlier audit; findings with the old key `spec` are read too. Throws CliError for another file. */
export async function readBaseline(path: string, cwd = process.cwd()): Promise<Baseline> {
  const name = `The baseline ${path}`;
  const hint = ' Expected the output of `audit --format json`.';
  const report = parseJsonFile(name, await readTextFile(name, path, cwd), { hint });
  const pages = (report as { pages?: unknown } | null)?.pages;
  if (!Array.isArray(pages)) throw new CliError(`${name} contains no list of pages.${hint}`);
  const findings = pages.flatMap((page: { findings?: unknown } | null) => (Array.isArray(page?.findings) ? page.findings : []));
  return new Set(findings.filter((finding) => typeof finding === 'object' && finding !== null).map(findingIdentity));
}
