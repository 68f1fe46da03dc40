import type { Io } from '../io.ts';

/** The action of a key, and its description. */
export interface Key {
  readonly does: string;
  press(): void;
}

/**
 * Runs the actions of keys that are typed before Enter, as Vite has them; `h` lists them. Returns a function that stops it, and
 * null where no one types: without a terminal, and in the background of a shell, which would stop a process that reads.
 */
export async function listenToKeys(
  io: Pick<Io, 'typed' | 'note'>,
  keys: Readonly<Record<string, Key>>,
): Promise<(() => void) | null> {
  const help = () => {
    for (const [key, { does }] of Object.entries({ h: { does: 'shows this help' }, ...keys }))
      io.note(`  ${key} + Enter  ${does}`);
  };
  return (await io.typed?.((line) => (line === 'h' ? help() : keys[line]?.press()))) ?? null;
}
