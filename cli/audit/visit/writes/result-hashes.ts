import { createHash } from 'node:crypto';

/**
 * Returns texts that show that a result was sent: the result itself, and its hashes as scripts for fingerprints compute them:
 * MD5, SHA-1, SHA-256, and numbers of 32 bits by Java’s string hash, DJB2, FNV-1a, CRC-32 and MurmurHash3.
 */
export function tracesOf(result: string): { readonly parts: readonly string[]; readonly tokens: ReadonlySet<string> } {
  const bare = result.replace(/^data:[\w/+-]+;base64,/, '');
  const texts = bare === result ? [result] : [result, bare];
  const hashes = texts.flatMap((text) => ['md5', 'sha1', 'sha256'].map((name) => createHash(name).update(text).digest()));
  const parts = [
    ...(bare.length >= minPartLength ? [bare.slice(0, maxPartLength)] : []),
    ...hashes.flatMap((hash) => [hash.toString('hex'), hash.toString('base64').replace(/=+$/, '')]),
  ];
  const numbers = texts.flatMap((text) => [java(text), djb2(text), djb2Xor(text), fnv1a(text), crc32(text), murmur3(text)]);
  return { parts, tokens: new Set(numbers.flatMap(spellings)) };
}

const minPartLength = 8;
/** A request may shorten a long result. */
const maxPartLength = 300;

/** Returns a number of 32 bits as scripts write it: signed, unsigned, without its sign, hexadecimal, or in base 36. */
const spellings = (bits: number): string[] => [
  ...[bits | 0, bits >>> 0, Math.abs(bits | 0)].flatMap((value) => [value.toString(), value.toString(16), value.toString(36)]),
  (bits >>> 0).toString(16).padStart(8, '0'),
];

const folded = (text: string, start: number, step: (hash: number, code: number) => number): number => {
  let hash = start;
  for (let index = 0; index < text.length; index++) hash = step(hash, text.charCodeAt(index)) | 0;
  return hash;
};
const java = (text: string) => folded(text, 0, (hash, code) => Math.imul(hash, 31) + code);
const djb2 = (text: string) => folded(text, 5381, (hash, code) => Math.imul(hash, 33) + code);
const djb2Xor = (text: string) => folded(text, 5381, (hash, code) => Math.imul(hash, 33) ^ code);
const fnv1a = (text: string) => folded(text, 0x811c9dc5, (hash, code) => Math.imul(hash ^ code, 0x01000193));

function crc32(text: string): number {
  let hash = -1;
  for (const byte of Buffer.from(text)) {
    hash ^= byte;
    for (let bit = 0; bit < 8; bit++) hash = (hash >>> 1) ^ (hash & 1 ? 0xedb88320 : 0);
  }
  return ~hash;
}

/** MurmurHash3, x86, 32 bits, seed 0: https://github.com/aappleby/smhasher/blob/master/src/MurmurHash3.cpp */
function murmur3(text: string): number {
  const bytes = Buffer.from(text);
  const rotated = (value: number, by: number) => (value << by) | (value >>> (32 - by));
  const mixed = (block: number) => Math.imul(rotated(Math.imul(block, 0xcc9e2d51), 15), 0x1b873593);
  const end = bytes.length & ~3;
  let hash = 0;
  for (let index = 0; index < end; index += 4)
    hash = Math.imul(rotated(hash ^ mixed(bytes.readInt32LE(index)), 13), 5) + 0xe6546b64;
  let rest = 0;
  for (let index = bytes.length - 1; index >= end; index--) rest = (rest << 8) | (bytes[index] ?? 0);
  if (end < bytes.length) hash ^= mixed(rest);
  hash ^= bytes.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
