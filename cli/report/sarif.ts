import { isAbsolute, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Location, Log, LogicalLocation, Notification, Result, ToolComponent } from 'sarif';
import type { Finding } from '../../fake-server/common/findings.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { unescaped } from '../../runtime/contract/unescaped.ts';
import { isWebAddress } from '../core/web-address.ts';
import type { RuleDescription } from './findings.ts';

export interface SarifOptions {
  /** Rules of the tool. Findings may have other rules, too. */
  readonly rules: readonly RuleDescription[];
  /** Whether the run was complete: not interrupted, and without unreadable inputs. */
  readonly complete: boolean;
  /** What could not be judged. */
  readonly notices?: readonly SarifNotice[];
}

/** Something that the run could not judge. */
export interface SarifNotice {
  readonly text: string;
  /** Address or path of the thing that it is about. */
  readonly source: string;
  /** Rule that was not judged; absent when it is not about one rule. */
  readonly ruleId?: string;
}

/** Returns all findings as a SARIF 2.1.0 log with one run. Columns count UTF-16 code units; relative paths stay relative. */
export function sarifLog(findings: readonly Finding[], { rules, complete, notices = [] }: SarifOptions): Log {
  const driver: ToolComponent = {
    name: packageJson.name,
    semanticVersion: packageJson.version,
    version: packageJson.version,
    rules: rules.map(({ id, title, reference }) => ({
      id,
      shortDescription: { text: title },
      ...(reference !== undefined && { properties: { reference } }),
    })),
  };
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver },
        columnKind: 'utf16CodeUnits',
        results: findings.map(sarifResult),
        invocations: [
          {
            executionSuccessful: complete,
            ...(notices.length > 0 && { toolExecutionNotifications: notices.map(notification) }),
          },
        ],
      },
    ],
  };
}

const notification = ({ text, source, ruleId }: SarifNotice): Notification => ({
  level: 'warning',
  message: { text },
  locations: [location(source, {})],
  ...(ruleId !== undefined && { associatedRule: { id: ruleId } }),
});

/** Returns the text of a log before and after its results, which can then be written one by one, separated by commas. */
export function sarifParts(rules: readonly RuleDescription[]): { head: string; tail: (complete: boolean) => string } {
  const around = (complete: boolean) => {
    const text = JSON.stringify(sarifLog([], { rules, complete }));
    const end = text.indexOf(resultsStart) + resultsStart.length;
    return [text.slice(0, end), text.slice(end)] as const;
  };
  return { head: around(true)[0], tail: (complete) => around(complete)[1] };
}

// In JSON this text is always the key, because quotes in values are escaped.
const resultsStart = '"results":[';

/** Returns a finding as a SARIF result. */
export function sarifResult(finding: Finding): Result {
  const { ruleId, severity, message, reference, referenceUrl, journey, evidence } = finding;
  const uri = finding.source ?? finding.url;
  const properties = { reference, referenceUrl, journey, url: finding.url, evidence };
  const hasProperties = Object.values(properties).some((value) => value !== undefined);
  return {
    ruleId,
    level: severity,
    message: { text: message },
    ...(uri === undefined ? {} : { locations: [location(uri, finding)] }),
    ...(hasProperties ? { properties } : {}),
  };
}

/**
 * Returns the place of a source. Code scanning refuses a log in which one result lacks a file with a line, and one with a web
 * address as a file. A web address is therefore a logical location, beside a relative path that begins with its host.
 */
function location(source: string, { line, column, pointer }: Pick<Finding, 'line' | 'column' | 'pointer'>): Location {
  const named: LogicalLocation[] = [
    ...(isWebAddress(source) ? [{ fullyQualifiedName: source, kind: 'resource' }] : []),
    ...(pointer ? [{ fullyQualifiedName: pointer, kind: 'member' }] : []),
  ];
  return {
    physicalLocation: {
      artifactLocation: { uri: sarifUri(source) },
      region: line === undefined ? { startLine: 1 } : { startLine: line, startColumn: column ?? 1 },
    },
    ...(named.length > 0 && { logicalLocations: named }),
  };
}

/**
 * Returns the URI of a source: a relative one for a relative path, a file URL for an absolute path, `stdin` for `-`, and host and
 * path without scheme and query for a web address.
 */
function sarifUri(source: string): string {
  if (source === '-') return 'stdin';
  if (isWebAddress(source)) return webPath(source);
  if (isAbsolute(source)) return pathToFileURL(source).href;
  return source.split(sep).map(encodeURIComponent).join('/');
}

function webPath(address: string): string {
  const { host, pathname } = new URL(address);
  // A colon in the first segment would make the host a scheme.
  const segments = [host, ...pathname.split('/').filter((segment) => segment !== '')];
  return segments.map((segment) => encodeURIComponent(unescaped(segment))).join('/');
}
