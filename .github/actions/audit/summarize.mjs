// Writes the summary of an audit: `node summarize.mjs REPORTS STATUS NAME`. Reads REPORTS/audit.json; writes REPORTS/summary.md, the
// step's outputs and the summary of the run.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const maxRows = 20;
const [reports, status, name] = process.argv.slice(2);
const document = readDocument(join(reports, 'audit.json'));
const failed = document?.verdict === undefined;
const summary = failed ? failureText(document) : reportText(document);
writeFileSync(join(reports, 'summary.md'), summary);

const outputs = {
  verdict: failed ? 'failed' : document.verdict,
  // A result that cannot be read is not a success.
  status: failed && status === '0' ? '3' : status,
  errors: document?.summary?.errors ?? '',
  warnings: document?.summary?.warnings ?? '',
  reports,
  uploadable: !failed && isUploadable(join(reports, 'audit.sarif')),
};
append(
  'GITHUB_OUTPUT',
  Object.entries(outputs)
    .map(([key, value]) => `${key}=${value}\n`)
    .join(''),
);
append('GITHUB_STEP_SUMMARY', summary);
if (!failed && process.env.GITHUB_ACTIONS === 'true') annotate(document.pages, readDocument(join(reports, 'audit.sarif')));

function readDocument(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Whether code scanning takes a log. It refuses one in which a result has no place in a file, or one at an address. */
function isUploadable(file) {
  const results = readDocument(file)?.runs?.flatMap((run) => run.results ?? []) ?? null;
  const misplaced = results?.filter(({ locations = [] }) => {
    const { artifactLocation, region } = locations[0]?.physicalLocation ?? {};
    const uri = artifactLocation?.uri ?? '';
    return uri === '' || !region?.startLine || (/^[a-z][a-z\d+.-]*:/i.test(uri) && !uri.startsWith('file:'));
  });
  if (misplaced?.length === 0) return true;
  const reason = misplaced ? `${counted(misplaced.length, 'finding')} without a place in a file` : 'no readable SARIF log';
  console.log(`::warning::The findings are not uploaded to code scanning, which would refuse them: ${reason}.`);
  return false;
}

function append(variable, text) {
  if (process.env[variable]) appendFileSync(process.env[variable], text);
}

/** Returns text of a page as Markdown that shows it unchanged: no links, no markup, no mentions. */
function plain(text, maxLength = 300) {
  const cut = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  return cut.replace(/\s+/g, ' ').replace(/[^\p{L}\p{N} .,;()'…-]/gu, (character) => `&#${character.codePointAt(0)};`);
}

function failureText(document) {
  const { message, hint } = document?.error ?? { message: 'The audit wrote no report; its messages are in the log.' };
  return `### ${plain(name)}: the audit could not run\n\n${plain(message)}${hint ? `\n\n${plain(hint)}` : ''}\n`;
}

function reportText({ verdict, summary, pages }) {
  const headline = {
    keeps: 'the pages keep their promises',
    breaks: 'the pages break their promises',
    undecided: 'the audit could not judge everything',
  }[verdict];
  const rows = pages.map(({ url, verdict, findings, undecided }) => {
    const count = (severity) => findings.filter((finding) => finding.severity === severity).length;
    return `| ${plain(url)} | ${verdict} | ${count('error')} | ${count('warning')} | ${undecided.length} |`;
  });
  const lines = groupsOf(pages).flatMap(({ ruleId, severity, findings }) => [
    `- **${severity}** ${plain(ruleId)}: ${counted(findings.length, 'finding')}`,
    ...findings.map(({ message, source, line, page }) => {
      const place = source === undefined ? page : line === undefined ? source : `${source}:${line}`;
      return `  - ${plain(message)} (${plain(place)})`;
    }),
  ]);
  return [
    `### ${plain(name)}: ${headline}`,
    `${counted(summary.errors, 'error')}, ${counted(summary.warnings, 'warning')} and ${counted(summary.notes, 'note')} on ${counted(summary.pages, 'page')}.`,
    ['| page | verdict | errors | warnings | undecided |', '|---|---|--:|--:|--:|', ...shortened(rows, '| … | | | | |')].join(
      '\n',
    ),
    shortened(lines, `- and ${lines.length - maxRows} more, in the report`).join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

/** Returns the findings by rule, those of the highest severity first. */
function groupsOf(pages) {
  const severities = ['error', 'warning', 'note'];
  const groups = new Map();
  for (const { url, findings } of pages) {
    for (const finding of findings) {
      const group = groups.get(finding.ruleId) ?? { ruleId: finding.ruleId, severity: 'note', findings: [] };
      if (severities.indexOf(finding.severity) < severities.indexOf(group.severity)) group.severity = finding.severity;
      group.findings.push({ page: url, ...finding });
      groups.set(finding.ruleId, group);
    }
  }
  return [...groups.values()].sort((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity));
}

/** Prints an annotation for each rule with new errors or warnings, at its first finding in a file of the repository. */
function annotate(pages, log) {
  const results = log?.runs?.flatMap((run) => run.results ?? []) ?? [];
  const isOpen = ({ known, severity }) => !known && severity !== 'note';
  const open = pages.map((page) => ({ ...page, findings: page.findings.filter(isOpen) }));
  for (const { ruleId, severity, findings } of groupsOf(open)) {
    const result = results.find((one) => one.ruleId === ruleId && isInRepository(one));
    const { artifactLocation, region } = result?.locations[0].physicalLocation ?? {};
    const place = result ? `file=${property(decodeURIComponent(artifactLocation.uri))},line=${region.startLine},` : '';
    const message = result?.message.text ?? findings[0].message;
    const more = findings.length > 1 ? ` (and ${findings.length - 1} more)` : '';
    console.log(`::${severity} ${place}title=${property(ruleId)}::${escaped(`${message}${more}`)}`);
  }
}

/** Whether a result is in a file of the repository, and not at an address. */
function isInRepository({ locations = [] }) {
  const { physicalLocation, logicalLocations = [] } = locations[0] ?? {};
  const uri = physicalLocation?.artifactLocation?.uri ?? '';
  return uri !== '' && !uri.includes(':') && !logicalLocations.some(({ kind }) => kind === 'resource');
}

/** Returns text as the runner takes it in a command, which ends with its line. */
function escaped(text) {
  return text.replace(/[%\r\n]/g, (character) => ({ '%': '%25', '\r': '%0D', '\n': '%0A' })[character]);
}

function property(text) {
  return escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

function counted(count, noun) {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function shortened(rows, more) {
  return rows.length > maxRows ? [...rows.slice(0, maxRows), more] : rows;
}
