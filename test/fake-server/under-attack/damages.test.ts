import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TargetError } from '../../../fake-server/common/errors.ts';
import { exchange, type Front, fronts, statusesIn } from '../../helpers/platform/fronts.ts';
import { startPlatform } from '../../helpers/platform/platform.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

const call = `GET /api/1/performance/settings HTTP/1.1\r\nHost: home.localhost\r\nConnection: close\r\n\r\n`;
const pageBytes = 4096;
const plain = fronts.http as Front;

/** The bytes of a state file with 100 calls, which the first test writes. */
let sound: Promise<Buffer> | undefined;
async function writeSound(): Promise<Buffer> {
  const file = join(temporaryFolder(), 'state.db');
  const platform = await startPlatform(['clean'], { state: file });
  for (let count = 0; count < 100; count += 1) await exchange(plain, platform.port, call, false);
  await platform.close();
  return readFileSync(file);
}

const flipped = (bytes: Buffer, at: number): Buffer => {
  const changed = Buffer.from(bytes);
  changed[at] = 255 - (changed[at] ?? 0);
  return changed;
};
const filled = (bytes: Buffer, page: number, value: number): Buffer =>
  Buffer.from(bytes).fill(value, page * pageBytes, (page + 1) * pageBytes);

/** One row a try: what becomes of the bytes of a state file. To add a try, add a row: it is made through each way to serve. */
const damages: readonly (readonly [name: string, damage: (bytes: Buffer) => Buffer])[] = [
  ['none', (bytes) => bytes],
  ['no byte left', () => Buffer.alloc(0)],
  ['one byte left', (bytes) => bytes.subarray(0, 1)],
  ['the head alone', (bytes) => bytes.subarray(0, 100)],
  ['the first page alone', (bytes) => bytes.subarray(0, pageBytes)],
  ['the first half alone', (bytes) => bytes.subarray(0, bytes.length / 2)],
  ['the last byte missing', (bytes) => bytes.subarray(0, -1)],
  ['a byte more', (bytes) => Buffer.concat([bytes, Buffer.from('x')])],
  ['twice', (bytes) => Buffer.concat([bytes, bytes])],
  ['zeros', (bytes) => Buffer.alloc(bytes.length)],
  ['the first page of zeros', (bytes) => filled(bytes, 0, 0)],
  ['the second page of zeros', (bytes) => filled(bytes, 1, 0)],
  ['the second page of ones', (bytes) => filled(bytes, 1, 255)],
  ['the last page of zeros', (bytes) => filled(bytes, bytes.length / pageBytes - 1, 0)],
  ...[0, 16, 18, 24, 28, 44, 56, 68, 96, 100, 103, 105, 108].map(
    (at) => [`another byte ${at}`, (bytes: Buffer) => flipped(bytes, at)] as const,
  ),
];

const rows = Object.entries(fronts).flatMap(([name, front]) =>
  damages.map(([what, damage]) => [name, what, front, damage] as const),
);

test.each(rows)(
  'through %s a state file with this damage is refused with a sentence, or served: %s',
  async (_name, _what, front, damage) => {
    const file = join(temporaryFolder(), 'state.db');
    sound ??= writeSound();
    writeFileSync(file, damage(await sound));
    const started = await startPlatform(['clean'], { ...front.options, state: file }).catch((error: unknown) => error);
    if (started instanceof Error) {
      expect(started).toBeInstanceOf(TargetError);
      expect(String(started)).toMatch(/state\.db .*\.$/);
      return;
    }
    const { port } = started as { port: number };
    expect(statusesIn(await exchange(front, port, call, false))).toEqual([200]);
  },
);
