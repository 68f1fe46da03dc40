/**
 * A number from 0 to below 1 that looks drawn by chance and is the same for the same seed, rule and call, in whatever order
 * calls come (32-bit FNV-1a, then mixed so that neighbouring calls differ).
 */
export function draw(seed: number, rule: string, call: number): number {
  let hash = 0x811c9dc5;
  for (const character of `${seed}|${rule}|${call}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
