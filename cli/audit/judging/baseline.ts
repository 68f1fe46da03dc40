import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileProblem } from '../../../fake-server/errors.ts';
import type { Finding } from '../../../runtime/contract/findings.ts';
import { CliError, messageOf } from '../../errors.ts';
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
  const text = await readFile(resolve(cwd, path), 'utf8').catch((error: unknown) => {
    throw new CliError(`The baseline ${path} cannot be read: ${fileProblem(error)}.`);
  });
  let report: unknown;
  try {
    report = JSON.parse(text);
  } catch (error) {
    throw new CliError(`The baseline ${path} is not JSON: ${messageOf(error)}. Expected the output of \`audit --format json\`.`);
  }
  const pages = (report as { pages?: unknown } | null)?.pages;
  if (!Array.isArray(pages)) {
    throw new CliError(`The baseline ${path} holds no list of pages. Expected the output of \`audit --format json\`.`);
  }
  const findings = pages.flatMap((page: { findings?: unknown } | null) => (Array.isArray(page?.findings) ? page.findings : []));
  return new Set(findings.filter((finding) => typeof finding === 'object' && finding !== null).map(findingIdentity));
}
