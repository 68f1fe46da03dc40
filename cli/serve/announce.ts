import type { StoredPageReport } from '../../fake-server/common/visits/page-report.ts';
import { type BoundedLines, boundedLines } from '../../fake-server/stalled-reader.ts';
import type { ServedPlatform, Site } from '../../fake-server/start.ts';
import type { Io } from '../io.ts';
import { printable } from '../report/printable.ts';
import { changedLines, pageReportLines } from './page-report-lines.ts';
import { welcome } from './welcome.ts';

/** Output of a running platform: one JSON event per line, or text for people. */
export interface Announcer {
  ready(platform: ServedPlatform, sites: readonly Site[]): Promise<void>;
  /** With `--report`: the report of a page, and what changes in it later. */
  pageReport(report: StoredPageReport): void;
  problem(message: string): void;
  stopped(): void;
}

/**
 * Creates JSON output, one event per line: `ready` first, `network` with the sites’ addresses in the local network (only where
 * there are some), `archive` with the parts of an archive that are not served, then `request` for each journal entry, `problem`,
 * `page-report` (with `--report`), and `stopped` last. `dropped` has the number of `lines` that are missing at its place, because
 * nothing read them.
 */
export const jsonAnnouncer = (io: Io): Announcer => {
  const lines = boundedOutput(io, (dropped) => io.out(JSON.stringify({ event: 'dropped', lines: dropped })));
  const event = (name: string, fields: object) => lines.send(JSON.stringify({ event: name, ...fields }));
  return {
    async ready({ url, control, sites, lanSites, journal, keepsSecrets }, served) {
      event('ready', { url, control, sites, ...(keepsSecrets && { keepsSecrets }) });
      if (lanSites.length > 0) event('network', { sites: lanSites });
      for (const [index, { id }] of sites.entries()) {
        const leftOut = await served[index]?.leftOut?.();
        if (leftOut) event('archive', { site: id, leftOut });
      }
      // The journal has the entry's JSON already.
      journal.subscribe((_entry, { text }) => lines.send(`{"event":"request",${text.slice(1)}`));
    },
    pageReport: (report) => event('page-report', { report }),
    problem: (message) => event('problem', { message }),
    stopped() {
      lines.settle();
      io.out(JSON.stringify({ event: 'stopped' }));
    },
  };
};

/** Returns standard output for lines that may be dropped when nothing reads them. */
const boundedOutput = (io: Io, report: (dropped: number) => void): BoundedLines<string> =>
  boundedLines({
    send: (line) => io.out(line),
    waitingBytes: () => io.waitingBytes?.() ?? 0,
    drained: () => io.drained?.() ?? Promise.resolve(),
    report,
  });

/** Creates text output: addresses on standard output, problems on standard error. */
export function textAnnouncer(io: Io): Announcer {
  const reports = boundedOutput(io, (dropped) => io.note(`${dropped} lines were left out, because the output was not read.`));
  const shown = new Map<string, readonly string[]>();
  const problem = (message: string) => io.note(io.paintErr.yellow(`Note: ${printable(message)}`));
  return {
    async ready(platform, sites) {
      if (platform.lanSites.length > 0) {
        // Few servers are in a network, and QR codes are a package.
        const { networkLines } = await import('./network-lines.ts');
        for (const line of networkLines(platform, io.paintOut)) io.out(line);
      }
      for (const line of await welcome(platform, sites, io.paintOut)) io.out(line);
      for (const site of sites) for (const warning of await site.warnings()) problem(warning);
    },
    pageReport(report) {
      const page = `${report.site} ${report.path}`;
      const lines = pageReportLines(report, io.paintOut);
      const earlier = shown.get(page);
      shown.set(page, lines);
      for (const line of earlier ? changedLines(earlier, lines) : lines) reports.send(line);
    },
    problem,
    stopped: () => io.note('Stopped.'),
  };
}
