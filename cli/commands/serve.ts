import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { elapsedText } from '../../fake-server/common/duration.ts';
import { CliError, exitCodes } from '../../fake-server/common/errors.ts';
import { defineCommand } from '../command.ts';
import type { DecodedServeOptions } from '../serve/options.ts';

/** `ss-runtime serve`: runs the fake platform on loopback until Ctrl-C. */
export const serve = defineCommand<DecodedServeOptions>({
  name: 'serve',
  summary: 'serve fixture sites and saved pages with a fake of the whole platform',
  declare: (command) =>
    command.argument(
      '[target...]',
      'fixture site ids, folders, HTML, MHTML or HAR files of saved pages; none = all fixture sites',
    ),
  options: async () => (await import('../serve/options.ts')).serveOptions,
  isConfigurable: true,
  completes: { words: 'sites', files: true },
  takesCommand: true,
  examples: [
    ['ss-runtime serve', 'every fixture site at port 4100'],
    ['ss-runtime serve clean --port 0', 'one fixture site at any free port'],
    ['ss-runtime serve ./page.html --record calls.ndjson', 'a saved page; its calls are written to a file'],
    ['ss-runtime serve ./page.mhtml --report', 'which parts of a saved page work, which do not, and why'],
    ['ss-runtime serve ./page.html --allow-network', 'with its pictures, videos and scripts from other hosts'],
    ['ss-runtime serve --fault form-submission-key:status:500@1', 'the first form key fails'],
    ['ss-runtime serve --state state.db', 'continues after a restart'],
    ['ss-runtime serve clean -- npx vitest run', 'runs tests with SS_RUNTIME_URL, and ends with their status'],
  ],
  exitStatus: '0 stopped, 2 wrong usage, 3 could not run; with a command after `--` its status, 128 + N after signal N',
  async run(targets, given, processIo, { command, given: names }) {
    if (command?.length === 0) throw new CliError('Expected a command after `--`, such as `serve -- npx vitest run`.', 'usage');
    const runsCommand = command !== null;
    // Standard output is the command's, and parallel test runs need ports of their own.
    const io = runsCommand ? { ...processIo, out: processIo.note, paintOut: processIo.paintErr } : processIo;
    const options = runsCommand && !names.has('port') ? { ...given, port: 0 } : given;
    const { startPlatform } = await import('../serve/start-platform.ts');
    const { jsonAnnouncer, textAnnouncer } = await import('../serve/announce.ts');
    const announcer = options.json ? jsonAnnouncer(io) : textAnnouncer(io);
    const { platform, sites } = await startPlatform(targets, options, { cwd: io.cwd, env: io.env, notify: announcer.problem });
    await announcer.ready(platform, sites);
    platform.pageReports.subscribe((page) => announcer.pageReport(page));
    const openFirst = () => openInBrowser(platform.sites[0]?.url ?? platform.url, announcer.problem);
    if (options.open) openFirst();
    const controller = new AbortController();
    const stopped = AbortSignal.any([io.stopped, controller.signal]);
    const stopKeys =
      runsCommand || options.json
        ? null
        : await (await import('../serve/keys.ts')).listenToKeys(io, {
            o: { does: 'opens the first site in the browser', press: openFirst },
            q: { does: 'quits', press: () => controller.abort() },
          });
    if (!runsCommand && !options.json)
      io.note(`  Ready in ${elapsedText(performance.now())}.${stopKeys ? ' h + Enter lists the keys.' : ''}`);
    const watching = options.watch
      ? (await import('../serve/watch.ts')).watchSources(sites, platform.reload, announcer.problem)
      : null;
    try {
      if (runsCommand) return await (await import('../serve/run-command.ts')).runCommand(command, platform, io);
      if (!stopped.aborted) await once(stopped, 'abort');
      return exitCodes.clean;
    } finally {
      stopKeys?.();
      watching?.close();
      await platform.close();
      announcer.stopped();
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
