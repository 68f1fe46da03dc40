import type { Platform, Site } from '../../fake-server/start.ts';
import type { StoredPageReport } from '../../runtime/contract/page/page-report.ts';
import type { Io } from '../io.ts';
import { printable } from '../report/printable.ts';
import { pageReportLines } from './page-report-lines.ts';
import { welcome } from './welcome.ts';

/** How a running platform is told about: events a line each, or text for people. */
export interface Announcer {
  ready(platform: Platform, sites: readonly Site[]): Promise<void>;
  /** With `--report`: what became of a page, each time that it says something new. */
  pageReport(report: StoredPageReport): void;
  problem(message: string): void;
  stopped(): void;
}

/** One JSON event a line on standard output: `ready` first, then `request` for each journal entry, `problem`, `page-report` (with `--report`), and `stopped` last. */
export const jsonAnnouncer = (io: Io): Announcer => {
  const event = (name: string, fields: object) => io.out(JSON.stringify({ event: name, ...fields }));
  return {
    async ready({ url, control, sites, journal }) {
      event('ready', { url, control, sites });
      journal.subscribe((entry) => event('request', entry));
    },
    pageReport: (report) => event('page-report', { report }),
    problem: (message) => event('problem', { message }),
    stopped: () => event('stopped', {}),
  };
};

/** Where to look, on standard output; what goes wrong, on standard error. */
export const textAnnouncer = (io: Io): Announcer => ({
  async ready(platform, sites) {
    for (const line of await welcome(platform, sites, io.paintOut)) io.out(line);
    for (const site of sites) for (const warning of await site.warnings()) this.problem(warning);
  },
  pageReport(report) {
    for (const line of pageReportLines(report, io.paintOut)) io.out(line);
  },
  problem: (message) => io.err(io.paintErr.yellow(`Note: ${printable(message)}`)),
  stopped: () => io.err('Stopped.'),
});
