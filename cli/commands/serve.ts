import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { defineCommand } from '../command.ts';
import { CliError, exitCodes } from '../errors.ts';
import { collect, integer, listenAddress } from '../options.ts';
import { jsonAnnouncer, textAnnouncer } from '../serve/announce.ts';

interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly record?: string;
  readonly fault: readonly string[];
  readonly seed: number;
  readonly seedData?: string;
  readonly json?: true;
  readonly open?: true;
  readonly watch?: true;
  readonly report?: true;
  readonly allowNetwork?: true;
  readonly https?: true;
  readonly reissueCookies?: true;
}

const defaultPort = 4100;
const maxPort = 65_535;
const maxSeed = 2 ** 31;

/** `ss-runtime serve`: runs the fake platform on loopback until Ctrl-C. */
export const serve = defineCommand<ServeOptions>({
  name: 'serve',
  summary: 'serve fixture sites and saved pages with a fake of the whole platform',
  declare: (command) =>
    command
      .argument('[target...]', 'fixture site ids, folders, HTML, MHTML or HAR files of saved pages; none = all fixture sites')
      .option('--port <number>', 'port to listen on, 0 for any free one', integer(0, maxPort), defaultPort)
      .option('--host <address>', 'address to listen on', listenAddress, '127.0.0.1')
      .option('--https', 'serve over HTTPS, with a new certificate for each run')
      .option('--record <file>', 'append every call to this NDJSON file')
      .option('--fault <rules>', 'make calls fail, such as "record-hit:status:500@1" (repeatable)', collect, [])
      .option('--seed <number>', 'seed of the faults’ random choices', integer(0, maxSeed), 1)
      .option('--seed-data <file>', 'initial products and members of stores, as JSON')
      .option('--json', 'one JSON event per line on standard output')
      .option('--open', 'open the first site in the browser')
      .option('--report', 'report for each opened page which blocks are mounted, which are not, and why')
      .option('--allow-network', 'let pages request other hosts; without it they request this machine only')
      .option(
        '--reissue-cookies',
        'renew the visitor record and the consent cookie from the server, because Safari keeps those of scripts for 7 days',
      )
      .option('--watch', 'build again and reload pages when the runtime or a site changes'),
  examples: [
    ['ss-runtime serve', 'every fixture site at port 4100'],
    ['ss-runtime serve clean --port 0', 'one fixture site at any free port'],
    ['ss-runtime serve ./page.html --record calls.ndjson', 'a saved page; its calls are written to a file'],
    ['ss-runtime serve ./page.mhtml --report', 'which parts of a saved page work, which do not, and why'],
    ['ss-runtime serve ./page.html --allow-network', 'with its pictures, videos and scripts from other hosts'],
    ['ss-runtime serve --fault form-submission-key:status:500@1', 'the first form key fails'],
  ],
  async run(
    targets,
    { port, host, record, fault, seed, seedData, json, open, watch, report, allowNetwork, reissueCookies, https },
    io,
  ) {
    const { FaultSyntaxError, listFixtureSites, loadSites, PortTakenError, start, TargetError } = await import(
      '../../fake-server/start.ts'
    );
    const announcer = json ? jsonAnnouncer(io) : textAnnouncer(io);
    try {
      const sites = await loadSites(targets.length > 0 ? targets : await listFixtureSites(), io.cwd);
      const platform = await start({
        port,
        host,
        sites,
        faults: fault.join(','),
        seed,
        watch: watch === true,
        report: report === true,
        network: allowNetwork === true,
        https: https === true,
        reissueCookies: reissueCookies === true,
        notify: announcer.problem,
        checkSettings: async (text) => (await import('../validate/check-settings-text.ts')).checkSettingsText(text),
        ...(seedData === undefined ? {} : { seedData: resolve(io.cwd, seedData) }),
        ...(record === undefined ? {} : { record: resolve(io.cwd, record) }),
      });
      await announcer.ready(platform, sites);
      platform.pageReports.subscribe((page) => announcer.pageReport(page));
      if (open) openInBrowser(platform.sites[0]?.url ?? platform.url, announcer.problem);
      const watching = watch ? (await import('../serve/watch.ts')).watchSources(sites, platform.reload, announcer.problem) : null;
      if (!io.stopped.aborted) await once(io.stopped, 'abort');
      watching?.close();
      await platform.close();
      announcer.stopped();
      return exitCodes.clean;
    } catch (error) {
      if (error instanceof FaultSyntaxError) throw new CliError(error.message, exitCodes.usage, error);
      if (!(error instanceof PortTakenError || error instanceof TargetError)) throw error;
      throw new CliError(error.message, exitCodes.notRunnable, error);
    }
  },
});

const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [command: string, ...args: string[]]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens an address in the user's browser. `onProblem` receives a sentence when that fails. */
function openInBrowser(url: string, onProblem: (problem: string) => void): void {
  const [command, ...args] = openers[process.platform] ?? (['xdg-open'] as const);
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  child.on('error', () => onProblem(`No browser could be opened; open ${url} yourself.`));
  child.unref();
}
