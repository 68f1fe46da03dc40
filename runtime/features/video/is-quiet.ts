import { prefersLessMotion } from '../../browser/less-motion.ts';

/** Returns whether the visitor prefers less motion or less data, so that no video plays automatically. video#less-motion */
export function isQuiet(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return prefersLessMotion(window) || !!connection?.saveData;
}
