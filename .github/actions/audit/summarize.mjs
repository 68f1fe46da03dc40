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
  const findings = pages.flatMap((page) => page.findings.map((finding) => ({ page: page.url, ...finding })));
  const lines = findings.map(
    ({ severity, message, ruleId, page }) => `- **${severity}** ${plain(message)} (${plain(ruleId)}, ${plain(page)})`,
  );
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

function counted(count, noun) {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function shortened(rows, more) {
  return rows.length > maxRows ? [...rows.slice(0, maxRows), more] : rows;
}
