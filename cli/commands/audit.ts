import type { Severity } from '../../runtime/contract/findings.ts';
import { severities } from '../../runtime/contract/findings.ts';
import type { JourneyName } from '../audit/artifacts.ts';
import { defaultJourneys, journeyNames } from '../audit/artifacts.ts';
import type { InputOptions } from '../audit/inputs.ts';
import { type Output, outputsOrDefault, parseOutput } from '../audit/outputs.ts';
import { rules as allRules } from '../audit/rules/index.ts';
import { defineCommand } from '../command.ts';
import { CliError, exitCodes } from '../errors.ts';
import { collect, integer, listOf, oneOf } from '../options.ts';

interface AuditCommandOptions extends InputOptions {
  readonly journeys?: readonly JourneyName[];
  readonly rules?: readonly string[];
  readonly format?: readonly Output[];
  readonly concurrency: number;
  readonly browser?: string;
  readonly baseline?: string;
  readonly timeout: number;
  readonly pageTime: number;
  readonly failOn: Severity;
  readonly explain?: string;
}

const ruleIds = allRules.map(({ id }) => id);

/** `ss-runtime audit`: sees pages before and after the cookie banner is answered, and judges them by the specification. */
export const audit = defineCommand<AuditCommandOptions>({
  name: 'audit',
  summary: 'find cookies and tracking that a page’s own settings forbid, in a real browser',
  declare: (command) =>
    command
      .argument('[target...]', 'fixture site ids, addresses, folders or HTML files of saved pages')
      .option(
        '--journeys <names>',
        `journeys to make: ${journeyNames.join(', ')} (the first six by default)`,
        listOf(journeyNames),
      )
      .option('--rules <ids>', `rules to apply: ${ruleIds.join(', ')} (all by default)`, listOf(ruleIds))
      .option(
        '--format <format[=file]>',
        'pretty, json, sarif, junit, html or har; repeatable, with =FILE for a file',
        parseOutput,
      )
      .option('--concurrency <count>', 'page views at once', integer(1, 32), 2)
      .option('--browser <path|address>', 'browser to start, or ws:// address of a running one')
      .option('--baseline <file>', 'JSON report of an earlier audit: only what is new fails')
      .option('--timeout <ms>', 'longest real time for one page view', integer(100, 3_600_000), 30_000)
      .option('--page-time <seconds>', 'how much of its own time each page sees', integer(1, 3600), 35)
      .option('--context <file>', 'JSON page context for pages that hold none')
      .option('--crawl <depth>', 'follow links on the same origin, this many deep', integer(1, 10))
      .option('--sitemap <url>', 'audit the addresses of a site map')
      .option('--list <file>', 'audit the addresses of a file, a line each')
      .option('--cookies <file>', 'cookies that every visit begins with, such as those of a sign-in (JSON or cookies.txt)')
      .option('--seed-cookies <file>', 'cookies that the journey `return` brings along')
      .option('--header <name: value>', 'request header for the page’s own origin (repeatable)', collect)
      .option('--banner-accept <selector>', 'the control that accepts, of a cookie banner of another make')
      .option('--banner-decline <selector>', 'the control that declines')
      .option('--fail-on <severity>', 'least severity that makes the exit status 1', oneOf(severities), 'error')
      .option('--explain <rule>', 'explain a rule, and end', oneOf(ruleIds)),
  examples: [
    ['ss-runtime audit clean', 'a fixture site that holds to its policy'],
    ['ss-runtime audit leaky --format json', 'one that does not, for a script'],
    ['ss-runtime audit https://example.com/ --format html=audit.html', 'a page on the web, with a report to pass on'],
    ['ss-runtime audit --explain cookie-before-consent', 'what a rule means, and how to mend a finding'],
    ['ss-runtime audit saved-pages/ --baseline before.json', 'saved pages; fails only on what is new'],
  ],
  async run(args, options, io) {
    const explained = allRules.find(({ id }) => id === options.explain);
    if (explained) {
      const { explainRule } = await import('../audit/explain.ts');
      io.out(explainRule(explained, io.paintOut));
      return exitCodes.clean;
    }
    const [
      { readTargets },
      { findAuditBrowser },
      { runAudit },
      { readBaseline },
      { checkOutputs, writeReports },
      { readInputs },
    ] = await Promise.all([
      import('../audit/targets.ts'),
      import('../audit/find-audit-browser.ts'),
      import('../audit/run.ts'),
      import('../audit/baseline.ts'),
      import('../audit/write-reports.ts'),
      import('../audit/inputs.ts'),
    ]);
    const outputs = outputsOrDefault(options.format);
    const inputs = await readInputs(args, options, io);
    if (inputs.targets.length === 0) {
      throw new CliError(
        'Nothing to audit: name a fixture site, an address, a folder or an HTML file, or give --list or --sitemap.',
        exitCodes.usage,
      );
    }
    const targets = await readTargets(inputs.targets, io.cwd);
    const baseline = options.baseline === undefined ? new Set<string>() : await readBaseline(options.baseline, io.cwd);
    const rules = options.rules ? allRules.filter(({ id }) => options.rules?.includes(id)) : allRules;
    await checkOutputs(outputs, io.cwd);
    const browser = await findAuditBrowser(options.browser, io.env);
    try {
      const report = await runAudit(browser, {
        targets,
        journeys: options.journeys ?? (options.seedCookies === undefined ? defaultJourneys : [...defaultJourneys, 'return']),
        rules,
        concurrency: options.concurrency,
        timeoutMs: options.timeout,
        pageMs: options.pageTime * 1000,
        ...inputs.page,
        pictures: false,
        baseline,
        signal: io.stopped,
        onPage: (page, at, total) =>
          io.progress(`${at} of ${total}: ${page.site ?? ''}${page.site === null ? page.url : page.path}`),
        notify: (problem) => io.err(problem),
      });
      await writeReports(report, outputs, rules, io);
      if (report.summary.interrupted) io.err('The audit was interrupted: the report holds what was seen until then.');
      if (report.summary.interrupted || report.summary.incomplete > 0) return exitCodes.notRunnable;
      const failing = severities.slice(0, severities.indexOf(options.failOn) + 1);
      const isNew = report.pages.some((page) =>
        page.findings.some(({ severity, known }) => failing.includes(severity) && !known),
      );
      return isNew ? exitCodes.findings : exitCodes.clean;
    } finally {
      await browser.close();
    }
  },
});
