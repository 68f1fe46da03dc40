import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../helpers/platform/temporary-folder.ts';

/**
 * Writes the hosts to which a Node.js program and its children connect, look up or send, into the file of an environment
 * variable.
 */
const hook = `
  import dgram from 'node:dgram';
  import dns from 'node:dns';
  import { appendFileSync } from 'node:fs';
  import net from 'node:net';
  const add = (host) => appendFileSync(process.env.CONNECTIONS, host + '\\n');
  const wrap = (owner, name, hostOf) => {
    const original = owner[name];
    owner[name] = function (...args) {
      const host = hostOf(args);
      if (host !== null) add(host);
      return original.apply(this, args);
    };
  };
  wrap(net.Socket.prototype, 'connect', ([first, second]) => {
    const [options, host] = Array.isArray(first) ? first : [first, second];
    if (typeof options !== 'object') return typeof host === 'string' ? host : 'localhost';
    return options.path ? null : (options.host ?? 'localhost');
  });
  for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6', 'resolveTxt']) {
    wrap(dns, name, ([host]) => host);
    wrap(dns.promises, name, ([host]) => host);
  }
  wrap(dgram.Socket.prototype, 'send', (args) => args.find((arg, at) => at > 0 && typeof arg === 'string') ?? 'localhost');
`;
const nodeOptions = `--import=data:text/javascript,${encodeURIComponent(hook)}`;

/** Runs a command line in an empty folder and returns its status and the hosts. */
async function connectionsOf(words: readonly string[]) {
  const cwd = temporaryFolder();
  const file = join(cwd, 'hosts');
  const child = spawn(process.execPath, [resolve('cli/bin.mjs'), ...words], {
    cwd,
    env: { ...process.env, NODE_OPTIONS: nodeOptions, CONNECTIONS: file },
    stdio: 'ignore',
  });
  const [status] = (await once(child, 'close')) as [number | null];
  const hosts = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return { status, hosts: [...new Set(hosts)].filter((host) => !/^(127\.[\d.]+|::1|(.+\.)?localhost)$/.test(host)) };
}

const fetchSite = 'fetch(process.env.SS_RUNTIME_URL).then((response)=>response.text())';

test.each([
  ['validate fixtures/blocks/gallery/valid', 0, []],
  ['replay fixtures/traffic/first-visit.ndjson', 0, []],
  ['har fixtures/traffic/first-visit.ndjson', 0, []],
  ['config', 0, []],
  ['completion bash', 0, []],
  [`serve clean -- node -e ${fetchSite}`, 0, []],
  // The hook sees what a command is asked to fetch.
  ['validate http://site.invalid/', 3, ['site.invalid']],
])('in an empty folder, `%s` ends with %i and connects beyond this machine to %j', async (line, status, hosts) => {
  expect(await connectionsOf(line.split(' '))).toEqual({ status, hosts });
});
