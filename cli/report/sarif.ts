import { isAbsolute, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Location, Log, Notification, Result, ToolComponent } from 'sarif';
import type { Finding } from '../../fake-server/common/findings.ts';
import packageJson from '../../package.json' with { type: 'json' };
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
  locations: [{ physicalLocation: { artifactLocation: { uri: sarifUri(source) } } }],
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
  const { ruleId, severity, message, pointer, reference, referenceUrl, journey, evidence } = finding;
  const uri = finding.source ?? finding.url;
  const properties = { reference, referenceUrl, journey, url: finding.url, evidence };
  const hasProperties = Object.values(properties).some((value) => value !== undefined);
  return {
    ruleId,
    level: severity,
    message: { text: message },
    ...(uri === undefined ? {} : { locations: [location(uri, finding, pointer)] }),
    ...(hasProperties ? { properties } : {}),
  };
}

function location(uri: string, { line, column }: Finding, pointer: string | undefined): Location {
  return {
    physicalLocation: {
      artifactLocation: { uri: sarifUri(uri) },
      ...(line === undefined ? {} : { region: { startLine: line, startColumn: column ?? 1 } }),
    },
    ...(pointer ? { logicalLocations: [{ fullyQualifiedName: pointer, kind: 'member' }] } : {}),
  };
}

/**
 * Returns the URI of a source: a relative one for a relative path, a file URL for an absolute path, an address unchanged, `stdin`
 * for `-`.
 */
function sarifUri(source: string): string {
  if (source === '-') return 'stdin';
  if (/^https?:\/\//i.test(source)) return source;
  if (isAbsolute(source)) return pathToFileURL(source).href;
  return source.split(sep).map(encodeURIComponent).join('/');
}
