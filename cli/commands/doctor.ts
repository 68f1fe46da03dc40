import { exitCodes } from '../../fake-server/common/errors.ts';
import { packageRoot } from '../../fake-server/root.ts';
import { defineCommand } from '../command.ts';
import { listOptions } from '../core/list-options.ts';
import type { Check } from '../doctor/checks.ts';
import { columns } from '../report/columns.ts';
import { printable } from '../report/printable.ts';
import { wrapLine } from '../report/wrap.ts';

/** `ss-runtime doctor`: reports what is installed and what is missing, with advice. */
export const doctor = defineCommand<{ format: 'pretty' | 'json' }>({
  name: 'doctor',
  summary: 'check Node.js, build, chunks, browser, temporary folder and port',
  declare: (command) => command,
  options: async () => listOptions,
  exitStatus: '0 all is there, 2 wrong usage, 3 something is missing',
  examples: [
    ['ss-runtime doctor', 'each requirement, with advice for a missing one'],
    ['ss-runtime doctor --format json', 'the same for a script'],
  ],
  async run(_args, options, io) {
    const [{ runChecks }, { serveOptions }] = await Promise.all([import('../doctor/checks.ts'), import('../serve/options.ts')]);
    const port = serveOptions.port.default;
    const checks = await runChecks({ root: packageRoot, env: io.env, nodeVersion: process.versions.node, port });
    const ok = checks.every(({ status }) => status !== 'missing');
    if (options.format === 'json') io.out(JSON.stringify({ ok, checks }, null, 2));
    else {
      const lines = columns(checks.map(({ status, name, detail }) => [status, name, printable(detail)]));
      for (const [index, line] of lines.entries()) {
        const { status, advice, detail } = checks[index] as Check;
        const paint = { ok: io.paintOut.green, missing: io.paintOut.red, attention: io.paintOut.yellow }[status];
        const painted = line.replace(status, (word) => paint(word));
        for (const part of wrapLine(painted, io.wrapAt, line.length - printable(detail).length)) io.out(part);
        for (const part of advice ? wrapLine(`  ${advice}`, io.wrapAt) : []) io.out(part);
      }
    }
    return ok ? exitCodes.clean : exitCodes.notRunnable;
  },
});
