import { prefersReducedMotion } from '../../browser/prefers-reduced-motion.ts';

/** The visitor wants less motion, or fewer data: nothing that moves starts by itself. */
export function isQuiet(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return prefersReducedMotion(window) || !!connection?.saveData;
}
