import { prefersReducedMotion } from '../../browser/prefers-reduced-motion.ts';

/** Whether the visitor wants less motion or less data: no video starts by itself. video#less-motion */
export function isQuiet(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return prefersReducedMotion(window) || !!connection?.saveData;
}
