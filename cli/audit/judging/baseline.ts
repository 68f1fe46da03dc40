import { createHash } from 'node:crypto';
import { CliError } from '../../../fake-server/common/errors.ts';
import type { Finding } from '../../../fake-server/common/findings.ts';
import { parseJsonFile, readTextFile } from '../../files/read-file.ts';
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
    withoutPorts(subjectOf(finding)),
    finding.journey ?? '',
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

/** The host of an address in a subject, with its port. A key such as `user:1234` has no such host. */
const hostWithPort = /(^|[\s/])((?:[\w-]+\.)+[\w-]+|(?:[\w-]+\.)*localhost|\[[\da-f:.]+\]):\d{2,5}(?=$|[\s/?#])/gi;

const withoutPorts = (subject: string): string => subject.replace(hostWithPort, '$1$2');

/**
 * Reads the JSON report of an earlier audit, from its file or as given; findings with the old key `spec` are read too. Throws
 * CliError for another document.
 */
export async function readBaseline(given: string | object, cwd = process.cwd()): Promise<Baseline> {
  const name = typeof given === 'string' ? `The baseline ${given}` : 'The baseline';
  const hint = ' Expected the output of `audit --format json`.';
  const report = typeof given === 'string' ? parseJsonFile(name, await readTextFile(name, given, cwd), { hint }) : given;
  const pages = (report as { pages?: unknown } | null)?.pages;
  if (!Array.isArray(pages)) throw new CliError(`${name} contains no list of pages.${hint}`, 'unreadable');
  const lists = pages.map((page: { findings?: unknown } | null) => page?.findings).filter(Array.isArray);
  if (lists.length === 0) throw new CliError(`${name} has no lists of findings.${hint}`, 'unreadable');
  return new Set(
    lists
      .flat()
      .filter((finding) => typeof finding === 'object' && finding !== null)
      .map(findingIdentity),
  );
}
