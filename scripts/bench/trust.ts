// Whether repeated audits give the same findings: `npm run bench -- trust [runs] [groups of pages]`. Every second run has four
// busy processes beside it. Exit status 1 if the findings of a page of fixtures/violations differ from its expect.json.
import { spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import { type AuditBrowser, launchBrowser } from '../../cli/audit/browser/browser.ts';
import { auditDefaults } from '../../cli/audit/defaults.ts';
import { withDeclared } from '../../cli/audit/rules/declared-cookies.ts';
import { runAudit } from '../../cli/audit/run.ts';
import { findBrowser } from '../../cli/browser/find.ts';
import { digits, printTable } from './parts/table.ts';
import { foundByPath, undecidedByPath, type ViolationGroup, violationGroups } from './trust/violations.ts';

const [runs = 10, maxGroups = Number.POSITIVE_INFINITY] = process.argv.slice(2).map(Number);
const busyProcesses = 4;
/** The processes stop after a fixed time, even if this one is killed. */
const busyMs = 180_000;

const burn = (): (() => void) => {
  const busy = Array.from({ length: busyProcesses }, () =>
    spawn(process.execPath, ['-e', `const until=Date.now()+${busyMs};while(Date.now()<until);`], { stdio: 'ignore' }),
  );
  return () => {
    for (const child of busy) child.kill();
  };
};

/** Returns a line for each page whose findings, or what could not be judged, differ from the expected ones. */
async function judge(browser: AuditBrowser, group: ViolationGroup): Promise<string[]> {
  const { journeys, declared, target, expected, undecided } = group;
  const report = await runAudit(browser, {
    ...auditDefaults,
    targets: [target],
    journeys,
    rules: withDeclared(auditDefaults.rules, declared),
    signal: new AbortController().signal,
  });
  const [found, unjudged] = [foundByPath(report), undecidedByPath(report)];
  return Object.keys(expected).flatMap((path) => {
    const is = JSON.stringify([found[path], unjudged[path]]);
    const should = JSON.stringify([expected[path], undecided[path]]);
    return is === should ? [] : [`${path} in ${journeys}: found ${is}, expected ${should}`];
  });
}

async function main(): Promise<void> {
  const path = (await findBrowser(process.env))?.path;
  if (!path) throw new Error('There is no browser to audit with.');
  const groups = (await violationGroups()).slice(0, maxGroups);
  const pages = groups.reduce((sum, { expected }) => sum + Object.keys(expected).length, 0);
  let wrong = 0;
  const rows: (string | number)[][] = [];
  for (let run = 1; run <= runs; run++) {
    const isBusy = run % 2 === 0;
    const stop = isBusy ? burn() : () => {};
    const browser = await launchBrowser(path);
    const startedAtMs = Date.now();
    try {
      for (const group of groups) {
        for (const problem of await judge(browser, group)) {
          wrong++;
          process.stdout.write(`  ${problem}\n`);
        }
      }
    } finally {
      await browser.close();
      stop();
    }
    const beside = isBusy ? `beside ${busyProcesses} busy processes` : 'alone';
    const seconds = ((Date.now() - startedAtMs) / 1000).toFixed(1);
    rows.push([`run ${run}, ${beside}`, pages, seconds, digits(loadavg()[0] ?? Number.NaN), wrong]);
  }
  printTable(['run', 'pages', 'seconds', 'load', 'pages with other findings so far'], rows);
  process.exitCode = wrong === 0 ? 0 : 1;
}

await main();
