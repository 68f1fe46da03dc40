import { resolve } from 'node:path';
import { PortTakenError } from '../../fake-server/common/errors.ts';
import * as platform from '../../fake-server/start.ts';
import { argumentPath } from '../files/argument-path.ts';
import type { Env } from '../io.ts';
import type { DecodedServeOptions } from './options.ts';
import { isIpv6Held, portHolder } from './other-programs.ts';

/** Options of the platform, without those of the command's output. */
export type PlatformOptions = Omit<DecodedServeOptions, 'json' | 'open'>;

/**
 * Starts the platform with the sites of the targets; all fixture sites without a target. Throws a PortTakenError, a TargetError
 * or a FaultSyntaxError.
 */
export async function startPlatform(
  targets: readonly string[],
  options: PlatformOptions,
  { cwd, env, notify }: { readonly cwd: string; readonly env?: Env; readonly notify: (problem: string) => void },
): Promise<{ readonly platform: platform.ServedPlatform; readonly sites: readonly platform.Site[] }> {
  const { port, host, seed, fault = [], seedData, record, state } = options;
  const sites = await platform.loadSites(targets.length > 0 ? targets : await platform.listFixtureSites(), cwd, argumentPath);
  const starting = platform.start({
    port,
    host,
    sites,
    faults: fault.join(','),
    seed,
    watch: options.watch === true,
    report: options.report === true,
    network: options.allowNetwork === true,
    https: options.https === true,
    reissueCookies: options.reissueCookies === true,
    keepSecrets: options.keepSecrets === true,
    notify,
    checkSettings: async (text) => (await import('../validate/check-settings-text.ts')).checkSettingsText(text),
    ...(seedData === undefined ? {} : { seedData: resolve(cwd, seedData) }),
    ...(state === undefined ? {} : { state: resolve(cwd, state) }),
    ...(record === undefined ? {} : { record: resolve(cwd, record) }),
  });
  const started = await starting.catch(async (error: unknown) => {
    if (!(error instanceof PortTakenError)) throw error;
    const start = env?.npm_lifecycle_event === 'start' ? 'npm start -- ' : '';
    throw new PortTakenError(error.port, error, await portHolder(error.port), start);
  });
  if (host === '127.0.0.1' && (await isIpv6Held(started.port)))
    notify(
      `Another program has port ${started.port} on ::1, where browsers look for localhost first. If it responds, choose ` +
        'another port.',
    );
  return { platform: started, sites };
}
