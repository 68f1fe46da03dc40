import type { JourneyName } from '../audit/artifacts.ts';
import { journeyNames } from '../audit/artifacts.ts';
import { type Output, outputsOrDefault, parseOutput } from '../audit/outputs.ts';
import { rules as allRules } from '../audit/rules/index.ts';
import { defineCommand } from '../command.ts';
import { exitCodes } from '../errors.ts';
import { integer, listOf } from '../options.ts';

interface AuditCommandOptions {
  readonly journeys?: readonly JourneyName[];
  readonly rules?: readonly string[];
  readonly format?: readonly Output[];
  readonly concurrency: number;
  readonly browser?: string;
  readonly baseline?: string;
  readonly timeout: number;
}

const ruleIds = allRules.map(({ id }) => id);

/** `ss-runtime audit`: sees pages before and after the cookie banner is answered, and judges them by the specification. */
export const audit = defineCommand<AuditCommandOptions>({
  name: 'audit',
  summary: 'find cookies and tracking that a page’s own settings forbid, in a real browser',
  declare: (command) =>
    command
      .argument('<target...>', 'fixture site ids, addresses, folders or HTML files of saved pages')
      .option('--journeys <names>', `journeys to make: ${journeyNames.join(', ')} (all by default)`, listOf(journeyNames))
      .option('--rules <ids>', `rules to apply: ${ruleIds.join(', ')} (all by default)`, listOf(ruleIds))
      .option('--format <format[=file]>', 'pretty, json, sarif, junit or html; repeatable, with =FILE for a file', parseOutput)
      .option('--concurrency <count>', 'pages to see at once', integer(1, 32), 2)
      .option('--browser <path|address>', 'browser to start, or ws:// address of a running one')
      .option('--baseline <file>', 'JSON report of an earlier audit: only what is new fails')
      .option('--timeout <ms>', 'longest time for one page view', integer(100, 3_600_000), 30_000),
  examples: [
    ['ss-runtime audit clean', 'a fixture site that holds to its policy'],
    ['ss-runtime audit leaky --format json', 'one that does not, for a script'],
    ['ss-runtime audit https://example.com/ --format html=audit.html', 'a page on the web, with a report to pass on'],
    ['ss-runtime audit saved-pages/ --baseline before.json', 'saved pages; fails only on what is new'],
  ],
  async run(args, options, io) {
    const [{ readTargets }, { findAuditBrowser }, { runAudit }, { readBaseline }, { checkOutputs, writeReports }] =
      await Promise.all([
        import('../audit/targets.ts'),
        import('../audit/find-audit-browser.ts'),
        import('../audit/run.ts'),
        import('../audit/baseline.ts'),
        import('../audit/write-reports.ts'),
      ]);
    const outputs = outputsOrDefault(options.format);
    const targets = await readTargets(args, io.cwd);
    const baseline = options.baseline === undefined ? new Set<string>() : await readBaseline(options.baseline, io.cwd);
    const rules = options.rules ? allRules.filter(({ id }) => options.rules?.includes(id)) : allRules;
    await checkOutputs(outputs, io.cwd);
    const browser = await findAuditBrowser(options.browser, io.env);
    try {
      const report = await runAudit(browser, {
        targets,
        journeys: options.journeys ?? journeyNames,
        rules,
        concurrency: options.concurrency,
        timeoutMs: options.timeout,
        baseline,
        signal: io.stopped,
        onPage: (page, at, total) =>
          io.progress(`${at} of ${total}: ${page.site ?? ''}${page.site === null ? page.url : page.path}`),
        tell: (problem) => io.err(problem),
      });
      await writeReports(report, outputs, rules, io);
      if (report.summary.interrupted) io.err('The audit was interrupted: the report holds what was seen until then.');
      if (report.summary.interrupted || report.summary.incomplete > 0) return exitCodes.notRunnable;
      const isNew = report.pages.some((page) => page.findings.some(({ severity, known }) => severity !== 'note' && !known));
      return isNew ? exitCodes.findings : exitCodes.clean;
    } finally {
      await browser.close();
    }
  },
});
