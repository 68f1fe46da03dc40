import { resolve } from 'node:path';
import {
  FaultSyntaxError,
  listFixtureSites,
  loadSites,
  PortTakenError,
  type ServedPlatform,
  type Site,
  start,
  TargetError,
} from '../../fake-server/start.ts';
import { CliError } from '../errors.ts';
import type { DecodedServeOptions } from './options.ts';

/** Options of the platform, without those of the command's output. */
export type PlatformOptions = Omit<DecodedServeOptions, 'json' | 'open'>;

/** Starts the platform with the sites of the targets; all fixture sites without a target. Throws CliError. */
export async function startPlatform(
  targets: readonly string[],
  options: PlatformOptions,
  { cwd, notify }: { readonly cwd: string; readonly notify: (problem: string) => void },
): Promise<{ readonly platform: ServedPlatform; readonly sites: readonly Site[] }> {
  const { port, host, seed, fault = [], seedData, record, state } = options;
  try {
    const sites = await loadSites(targets.length > 0 ? targets : await listFixtureSites(), cwd);
    const platform = await start({
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
    return { platform, sites };
  } catch (error) {
    if (error instanceof FaultSyntaxError) throw new CliError(error.message, 'usage', error);
    if (error instanceof PortTakenError) throw new CliError(error.message, 'port-taken', error);
    if (error instanceof TargetError) throw new CliError(error.message, 'target', error);
    throw error;
  }
}
