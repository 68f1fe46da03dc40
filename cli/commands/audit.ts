import { CliError, exitCodes } from '../../fake-server/common/errors.ts';
import type { AuditRule } from '../audit/judging/rule.ts';
import type { DecodedAuditOptions } from '../audit/options.ts';
import { defineCommand } from '../command.ts';

/**
 * `ss-runtime audit`: visits pages before and after the cookie banner is answered, and checks them against the behaviour
 * reference.
 */
export const audit = defineCommand<DecodedAuditOptions>({
  name: 'audit',
  summary: 'find cookies and tracking without consent, on any page, in a real browser',
  declare: (command) => command.argument('[target...]', 'fixture site ids, addresses, folders or HTML files of saved pages'),
  options: async () => (await import('../audit/options.ts')).auditOptions,
  isConfigurable: true,
  completes: { words: 'sites', files: true },
  examples: [
    ['ss-runtime audit clean', 'a fixture site that keeps its policy'],
    ['ss-runtime audit leaky --format json', 'one that does not, for a script'],
    ['ss-runtime audit https://example.com/ --format html=audit.html', 'a page on the web, with a report to pass on'],
    ['ss-runtime audit --explain cookie-before-consent', 'the meaning of a rule, and how to fix a finding'],
    ['ss-runtime audit https://example.com/ --compare before.json', 'what is new, gone or changed since an earlier report'],
    ['ss-runtime audit saved-pages/ --baseline before.json', 'saved pages; fails only for new findings'],
    ['ss-runtime audit clean --save-artifacts evidence/', 'gathers now …'],
    ['ss-runtime audit --artifacts evidence/ --format html=audit.html', '… and judges later, without a browser'],
    ['ss-runtime audit --queue redis://10.0.0.5 --worker', 'a worker, on any number of machines'],
    ['ss-runtime audit --queue redis://10.0.0.5 --enqueue --list pages.txt', 'the pages of a file, by those workers'],
  ],
  exitStatus: '0 keeps its promises, 1 breaks one, 2 wrong usage, 3 could not tell or could not run',
  async run(targets, options, io) {
    if (options.explain !== undefined) {
      const [{ explainRule }, { rules }] = await Promise.all([
        import('../audit/report/explain.ts'),
        import('../audit/rules/index.ts'),
      ]);
      const explained = rules.find(({ id }) => id === options.explain);
      if (explained) io.out(isJson(options) ? explainedDocument(explained) : explainRule(explained, io.paintOut));
      return exitCodes.clean;
    }
    // A Redis address with a password should not be visible on a command line.
    const queue = options.queue ?? (options.enqueue || options.worker ? io.env.SS_RUNTIME_QUEUE : undefined);
    checkQueueOptions(targets, { ...options, queue });
    if (queue !== undefined && options.worker) {
      const { runWorker } = await import('../audit/queue/index.ts');
      return runWorker({ ...options, queue }, io);
    }
    const [{ auditTargets }, { outputsOrDefault }, { writeReports }] = await Promise.all([
      import('../audit/audit-targets.ts'),
      import('../audit/outputs.ts'),
      import('../audit/write-reports.ts'),
    ]);
    const format = outputsOrDefault(options.format);
    const { report, rules, exitCode } = await auditTargets(targets, { ...options, format, queue }, io);
    const onScreen = format.filter(({ file }) => file === null);
    await writeReports(report, onScreen, rules, io, options);
    return exitCode;
  },
});

const isJson = ({ format = [] }: DecodedAuditOptions): boolean =>
  format.some((output) => output.format === 'json' && output.file === null);

const explainedDocument = ({ id, title, reference, explain }: AuditRule): string =>
  JSON.stringify({ id, title, reference, explain }, null, 2);

/** Throws CliError for queue options that cannot be combined. */
function checkQueueOptions(
  targets: readonly string[],
  { queue, enqueue, worker }: { readonly queue: string | undefined; readonly enqueue?: boolean; readonly worker?: boolean },
): void {
  const wrong = (message: string) => new CliError(message, 'usage');
  if (enqueue && worker) throw wrong('--enqueue and --worker cannot be combined: one enqueues pages, the other visits them.');
  if (queue === undefined && (enqueue || worker))
    throw wrong(`--${worker ? 'worker' : 'enqueue'} needs --queue redis://host:port, or the variable SS_RUNTIME_QUEUE.`);
  if (queue !== undefined && !enqueue && !worker)
    throw wrong('--queue needs --enqueue, to enqueue pages, or --worker, to visit them.');
  if (worker && targets.length > 0) throw wrong('--worker takes no targets: they are given to --enqueue.');
}
