import { resolve } from 'node:path';
import * as platform from '../../fake-server/start.ts';
import { argumentPath } from '../files/argument-path.ts';
import type { DecodedServeOptions } from './options.ts';

/** Options of the platform, without those of the command's output. */
export type PlatformOptions = Omit<DecodedServeOptions, 'json' | 'open'>;

/** Starts the platform with the sites of the targets; all fixture sites without a target. Throws a PortTakenError, a TargetError or a FaultSyntaxError. */
export async function startPlatform(
  targets: readonly string[],
  options: PlatformOptions,
  { cwd, notify }: { readonly cwd: string; readonly notify: (problem: string) => void },
): Promise<{ readonly platform: platform.ServedPlatform; readonly sites: readonly platform.Site[] }> {
  const { port, host, seed, fault = [], seedData, record, state } = options;
  const sites = await platform.loadSites(targets.length > 0 ? targets : await platform.listFixtureSites(), cwd, argumentPath);
  const started = await platform.start({
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
  return { platform: started, sites };
}
