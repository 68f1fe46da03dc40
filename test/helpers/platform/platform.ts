import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { loadSites, type Platform, type ServedPlatform, type StartOptions, start } from '../../../fake-server/start.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Writes files below a folder, with the folders in between. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Creates a folder of that name with these files, which is removed after the test. */
export function siteFolder(name: string, files: Readonly<Record<string, string | Buffer>>): string {
  const folder = join(temporaryFolder(), name);
  mkdirSync(folder);
  writeFiles(folder, files);
  return folder;
}

/** Starts a platform on a free port that is closed after the test; without targets it serves one small saved page, `home`. */
export async function startPlatform(targets?: readonly string[], options: Partial<StartOptions> = {}): Promise<ServedPlatform> {
  const sites = await loadSites(targets ?? [siteFolder('home', { 'index.html': '<title>Home</title><p>Hello' })]);
  const platform = await start({ ...options, sites });
  onTestFinished(() => platform.close());
  return platform;
}

export interface CallOptions {
  readonly method?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface CallResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
  readonly text: string;
  /** The body, parsed as JSON. */
  json(): never;
}

/** Sends one HTTP request with the given Host header. Paths are sent as written. */
export function call(platform: Platform, path: string, options: CallOptions = {}): Promise<CallResponse> {
  const { method = 'GET', host = `localhost:${platform.port}`, headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: platform.port, path, method, headers: { host, ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(parts);
        const text = bytes.toString('utf8');
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text,
          json: () => JSON.parse(text) as never,
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

export const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' } as const;
export const jsonHeaders = { 'content-type': 'application/json' } as const;
