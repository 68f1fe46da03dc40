import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CliError } from '../../fake-server/common/errors.ts';
import { unreadableFile } from '../files/read-file.ts';

/** Larger logos are photographs by mistake, and slow a report down. */
const maxLogoBytes = 1_000_000;

const signatures: readonly (readonly [type: string, starts: RegExp])[] = [
  ['image/png', /^\u0089PNG\r\n/],
  ['image/jpeg', /^\u00ff\u00d8\u00ff/],
  ['image/gif', /^GIF8/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
  ['image/svg+xml', /^(?:\u00ef\u00bb\u00bf)?\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i],
];

/** Returns a picture file as a `data:` address. Scripts of an SVG do not run in it. Throws CliError for another file. */
export async function readLogo(path: string, cwd: string): Promise<string> {
  const data = await readFile(resolve(cwd, path)).catch((error: unknown) => {
    throw unreadableFile(`The logo ${path}`, error);
  });
  const start = data.subarray(0, 200).toString('latin1');
  const [type] = signatures.find(([, starts]) => starts.test(start)) ?? [];
  if (type === undefined) throw new CliError(`The logo ${path} is no picture: expected PNG, JPEG, SVG, WebP or GIF.`, 'usage');
  if (data.length > maxLogoBytes)
    throw new CliError(`The logo ${path} has ${data.length} bytes: expected at most ${maxLogoBytes}.`, 'usage');
  return `data:${type};base64,${data.toString('base64')}`;
}
