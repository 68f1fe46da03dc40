import type { Severity } from '../../runtime/contract/findings.ts';
import { severities } from '../../runtime/contract/findings.ts';
import type { JourneyName } from '../audit/artifacts/artifacts.ts';
import { defaultJourneys, journeyNames } from '../audit/artifacts/artifacts.ts';
import { auditDefaults } from '../audit/defaults.ts';
import type { InputOptions } from '../audit/inputs.ts';
import { type Output, outputsOrDefault, parseOutput } from '../audit/outputs.ts';
import { rules as allRules } from '../audit/rules/index.ts';
import type { AuditOptions } from '../audit/run.ts';
import { defineCommand } from '../command.ts';
import { CliError, exitCodes } from '../errors.ts';
import { collect, integer, listOf, oneOf, originList, pairsOf } from '../options.ts';

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
  readonly severities?: Readonly<Record<string, Severity | 'off'>>;
  readonly thresholds?: Readonly<Partial<Record<Severity, number>>>;
  readonly queue?: string;
  readonly enqueue?: true;
  readonly worker?: true;
  readonly explain?: string;
}

const ruleIds = allRules.map(({ id }) => id);

/**
 * `ss-runtime audit`: visits pages before and after the cookie banner is answered, and checks them against the behaviour reference.
 */
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
      .option('--concurrency <count>', 'page views at once', integer(1, 32), auditDefaults.concurrency)
      .option('--browser <path|address>', 'browser to start, or ws:// address of a running one')
      .option('--baseline <file>', 'JSON report of an earlier audit: only new findings fail')
      .option('--timeout <ms>', 'maximum real time for one page view', integer(100, 3_600_000), auditDefaults.timeoutMs)
      .option(
        '--page-time <seconds>',
        'seconds that pass on the clock of each page',
        integer(1, 3600),
        auditDefaults.pageMs / 1000,
      )
      .option('--context <file>', 'JSON page context for pages without one')
      .option('--crawl <depth>', 'follow links on the same origin, this many deep', integer(1, 10))
      .option('--sitemap <url>', 'audit the addresses of a site map')
      .option('--list <file>', 'audit the addresses of a file, one per line')
      .option('--cookies <file>', 'cookies of every visit, such as those of a sign-in (JSON or cookies.txt)')
      .option('--seed-cookies <file>', 'cookies of the journey `return`')
      .option('--header <name: value>', 'request header for the targets’ origins only (repeatable)', collect)
      .option('--header-origins <origins>', 'further origins that get the headers, comma-separated', originList)
      .option(
        '--banner-accept <selector>',
        'the accept control of another vendor’s cookie banner; HOST >>> SELECTOR inside a shadow root',
      )
      .option('--banner-decline <selector>', 'the decline control')
      .option('--fail-on <severity>', 'lowest severity that makes the exit status 1', oneOf(severities), 'error')
      .option(
        '--severities <rule=severity>',
        'severity of a rule’s violations: error, warning, note or off; comma-separated',
        pairsOf(ruleIds, oneOf([...severities, 'off'])),
      )
      .option(
        '--thresholds <severity=count>',
        'number of findings of a severity that do not fail; comma-separated',
        pairsOf(severities, integer(0, 1_000_000)),
      )
      .option('--queue <url>', 'Redis that distributes the pages of audits, such as redis://127.0.0.1:6379')
      .option('--enqueue', 'let the workers at --queue visit the targets')
      .option('--worker', 'visit the pages in --queue, until Ctrl-C')
      .option('--explain <rule>', 'explain a rule, and exit', oneOf(ruleIds)),
  examples: [
    ['ss-runtime audit clean', 'a fixture site that keeps its policy'],
    ['ss-runtime audit leaky --format json', 'one that does not, for a script'],
    ['ss-runtime audit https://example.com/ --format html=audit.html', 'a page on the web, with a report to pass on'],
    ['ss-runtime audit --explain cookie-before-consent', 'the meaning of a rule, and how to fix a finding'],
    ['ss-runtime audit saved-pages/ --baseline before.json', 'saved pages; fails only for new findings'],
    ['ss-runtime audit --queue redis://10.0.0.5 --worker', 'a worker, on any number of machines'],
    ['ss-runtime audit --queue redis://10.0.0.5 --enqueue --list pages.txt', 'the pages of a file, by those workers'],
  ],
  async run(args, options, io) {
    const explained = allRules.find(({ id }) => id === options.explain);
    if (explained) {
      const { explainRule } = await import('../audit/report/explain.ts');
      io.out(explainRule(explained, io.paintOut));
      return exitCodes.clean;
    }
    // A Redis address with a password should not be visible on a command line.
    const queue = options.queue ?? (options.enqueue || options.worker ? io.env.SS_RUNTIME_QUEUE : undefined);
    checkQueueOptions(args, { ...options, queue });
    if (queue !== undefined && options.worker) {
      const { runWorker } = await import('../audit/queue/index.ts');
      return runWorker({ ...options, queue }, io);
    }
    const [{ readTargets }, { readBaseline }, { checkOutputs, writeReports }, { readInputs }, { chooseRules }, { exitStatusOf }] =
      await Promise.all([
        import('../audit/targets/targets.ts'),
        import('../audit/judging/baseline.ts'),
        import('../audit/write-reports.ts'),
        import('../audit/inputs.ts'),
        import('../audit/choose-rules.ts'),
        import('../audit/report/exit-status.ts'),
      ]);
    const outputs = outputsOrDefault(options.format);
    const inputs = await readInputs(args, options, io);
    if (inputs.targets.length === 0) {
      throw new CliError(
        'Nothing to audit: name a fixture site, an address, a folder or an HTML file, or give --list or --sitemap.',
        exitCodes.usage,
      );
    }
    const { rules, severities: chosenSeverities } = chooseRules(options.rules, options.severities);
    const auditOptions: AuditOptions = {
      targets: await readTargets(inputs.targets, io.cwd),
      journeys: options.journeys ?? (options.seedCookies === undefined ? defaultJourneys : [...defaultJourneys, 'return']),
      rules,
      severities: chosenSeverities,
      concurrency: options.concurrency,
      timeoutMs: options.timeout,
      pageMs: options.pageTime * 1000,
      ...inputs.page,
      pictures: outputs.some(({ format }) => format === 'html'),
      baseline: options.baseline === undefined ? new Set<string>() : await readBaseline(options.baseline, io.cwd),
      signal: io.stopped,
      onPage: (page, at, total) =>
        io.progress(`${at} of ${total}: ${page.site ?? ''}${page.site === null ? page.url : page.path}`),
      notify: (problem) => io.err(problem),
    };
    await checkOutputs(outputs, io.cwd);
    const report =
      queue === undefined
        ? await (await import('../audit/run.ts')).auditHere(auditOptions, options.browser, io.env)
        : await (await import('../audit/queue/index.ts')).auditThroughQueue(auditOptions, inputs.targets, queue);
    await writeReports(report, outputs, rules, io);
    if (report.summary.interrupted) io.err('The audit was interrupted: the report contains the results so far.');
    return exitStatusOf(report, { failOn: options.failOn, thresholds: options.thresholds ?? {} }, (line) => io.err(line));
  },
});

/** Throws CliError for queue options that cannot be combined. */
function checkQueueOptions(
  args: readonly string[],
  { queue, enqueue, worker }: { readonly queue: string | undefined; readonly enqueue?: true; readonly worker?: true },
): void {
  const wrong = (message: string) => new CliError(message, exitCodes.usage);
  if (enqueue && worker) throw wrong('--enqueue and --worker cannot be combined: one enqueues pages, the other visits them.');
  if (queue === undefined && (enqueue || worker))
    throw wrong(`--${worker ? 'worker' : 'enqueue'} needs --queue redis://host:port, or the variable SS_RUNTIME_QUEUE.`);
  if (queue !== undefined && !enqueue && !worker)
    throw wrong('--queue needs --enqueue, to enqueue pages, or --worker, to visit them.');
  if (worker && args.length > 0) throw wrong('--worker takes no targets: they are given to --enqueue.');
}
