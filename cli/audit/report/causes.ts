import { plural } from '../../../fake-server/common/plural.ts';
import { scriptOf } from '../artifacts/initiators.ts';
import type { AuditReport } from './document.ts';
import { evidenceInitiator } from './evidence.ts';

/** A script behind several findings. */
export interface Cause {
  /** File or address of the script, with its lines: `js/tags.js:7, 12`. */
  readonly place: string;
  /** Names of the cookies that it sets. */
  readonly cookies: readonly string[];
  /** Hosts that it contacts. */
  readonly hosts: readonly string[];
  readonly findings: number;
  readonly pages: number;
}

interface Collected {
  readonly lines: Set<number>;
  readonly cookies: Set<string>;
  readonly hosts: Set<string>;
  readonly pages: Set<string>;
  findings: number;
}

/** Returns the scripts behind errors and warnings about more than one cookie or host, those with the most of them first. */
export function causesOf({ pages }: Pick<AuditReport, 'pages'>): Cause[] {
  const scripts = new Map<string, Collected>();
  for (const { url, findings } of pages) {
    for (const finding of findings) {
      const initiator = evidenceInitiator(finding);
      const behind = initiator && scriptOf(initiator);
      if (!behind || finding.severity === 'note') continue;
      const { cookie, host } = finding.evidence as { readonly cookie?: { readonly name?: unknown }; readonly host?: unknown };
      const key = behind.file ?? behind.url;
      const script = scripts.get(key) ?? collected();
      scripts.set(key, script);
      script.findings += 1;
      script.lines.add(behind.line);
      script.pages.add(url);
      if (typeof cookie?.name === 'string') script.cookies.add(cookie.name);
      if (typeof host === 'string') script.hosts.add(host);
    }
  }
  return [...scripts]
    .map(([script, { lines, cookies, hosts, pages: on, findings }]) => ({
      place: `${script}:${linesText([...lines].sort((one, other) => one - other))}`,
      cookies: [...cookies],
      hosts: [...hosts],
      findings,
      pages: on.size,
    }))
    .filter((cause) => startedBy(cause) > 1)
    .sort((one, other) => startedBy(other) - startedBy(one));
}

/** Returns up to three lines, or the first and the last of more. */
const linesText = (lines: readonly number[]): string => (lines.length > 3 ? `${lines[0]}–${lines.at(-1)}` : lines.join(', '));
const collected = (): Collected => ({ lines: new Set(), cookies: new Set(), hosts: new Set(), pages: new Set(), findings: 0 });
const startedBy = ({ cookies, hosts }: Cause): number => cookies.length + hosts.length;

const maxNames = 5;

/**
 * Returns what a cause starts, after its place: `starts 2 cookies (_ga, _gid) and 1 host (ads.example): 4 findings on 1 page.`
 */
export function causeText({ cookies, hosts, findings, pages }: Cause): string {
  const named = (names: readonly string[], noun: string) => {
    const more = names.length > maxNames ? ' …' : '';
    return names.length === 0 ? [] : [`${plural(names.length, noun)} (${names.slice(0, maxNames).join(', ')}${more})`];
  };
  const started = [...named(cookies, 'cookie'), ...named(hosts, 'host')].join(' and ');
  return `starts ${started}: ${plural(findings, 'finding')} on ${plural(pages, 'page')}.`;
}
