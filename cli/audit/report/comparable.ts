import { type Severity, severities } from '../../../fake-server/common/findings.ts';
import { type Fields, readFields, readText, readTexts } from '../../../runtime/contract/read.ts';

/** Part of an audit's document that is compared. Documents of any version of this tool have it. */
export interface ComparableDocument {
  readonly environment?: { readonly startedAt: string } | null;
  readonly pages: readonly ComparablePage[];
}

export interface ComparablePage {
  readonly url: string;
  readonly journeys: readonly {
    readonly name: string;
    readonly cookies: readonly ComparableCookie[];
    readonly calls: readonly { readonly url: string }[];
  }[];
  readonly findings: readonly ComparableFinding[];
  /** Absent in documents without an inventory of third parties. */
  readonly thirdParties?: readonly { readonly host: string }[];
}

export interface ComparableCookie {
  readonly name: string;
  readonly domain: string;
  readonly present: boolean;
  readonly writtenLifetimeMs?: number | null;
  readonly refused?: string;
}

export interface ComparableFinding {
  readonly id?: string;
  readonly ruleId: string;
  readonly severity: Severity;
  readonly message: string;
  readonly url?: string;
  readonly journey?: string;
  readonly evidence: { readonly subject: string; readonly journeys: readonly string[] };
}

/** Returns the compared part of a document. Parts of other shapes are left out. */
export function comparable(data: unknown): ComparableDocument {
  const { pages, environment } = readFields(data);
  const startedAt = readText(readFields(environment).startedAt);
  return {
    environment: startedAt === '' ? null : { startedAt },
    pages: named(pages, 'url', (page, url) => ({
      url,
      journeys: named(page.journeys, 'name', ({ cookies, calls }, name) => ({
        name,
        cookies: named(cookies, 'name', readCookie),
        calls: named(calls, 'url', (_call, address) => ({ url: address })),
      })),
      findings: named(page.findings, 'ruleId', readFinding),
      ...(Array.isArray(page.thirdParties) && { thirdParties: named(page.thirdParties, 'host', (_one, host) => ({ host })) }),
    })),
  };
}

/** Reads the items of a list that have a text of this name. */
const named = <Item>(list: unknown, key: string, read: (item: Fields, name: string) => Item): Item[] =>
  (Array.isArray(list) ? list : []).flatMap((item: unknown) => {
    const name = readFields(item)[key];
    return typeof name === 'string' ? [read(readFields(item), name)] : [];
  });

function readCookie({ domain, present, writtenLifetimeMs, refused }: Fields, name: string): ComparableCookie {
  return {
    name,
    domain: readText(domain),
    present: present !== false,
    ...((typeof writtenLifetimeMs === 'number' || writtenLifetimeMs === null) && { writtenLifetimeMs }),
    ...(typeof refused === 'string' && { refused }),
  };
}

function readFinding({ id, severity, message, url, journey, evidence }: Fields, ruleId: string): ComparableFinding {
  const { subject, journeys } = readFields(evidence);
  return {
    ...(typeof id === 'string' && { id }),
    ruleId,
    severity: severities.find((one) => one === severity) ?? 'error',
    message: readText(message),
    ...(typeof url === 'string' && { url }),
    ...(typeof journey === 'string' && { journey }),
    evidence: { subject: readText(subject), journeys: readTexts(journeys) },
  };
}
