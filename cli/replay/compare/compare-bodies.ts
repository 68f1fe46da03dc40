import { isFields } from '../../../runtime/contract/read.ts';
import { areVolatile, isVolatileName } from './volatile.ts';

/** One difference between a recorded and a received body. */
export interface BodyDifference {
  /** RFC 6901 pointer into the body. */
  readonly pointer: string;
  /** The recorded value as JSON, cut; absent where the recording has none. */
  readonly recorded?: string;
  readonly received?: string;
}

/** Maximum number of listed differences of a body, depth of a body, and length of a shown value (our choice). */
const maxDifferences = 10;
const maxDepth = 100;
const maxShown = 80;

/**
 * Returns the differences between two bodies, without those of volatile fields (`isVolatileName`, `areVolatile`, and the names of
 * `ignored`): at most ten.
 */
export function compareBodies(recorded: unknown, received: unknown, ignored: ReadonlySet<string> = new Set()): BodyDifference[] {
  const differences: BodyDifference[] = [];
  const compare = (one: unknown, other: unknown, pointer: string, depth: number): void => {
    if (differences.length >= maxDifferences || one === other || depth > maxDepth) return;
    if (Array.isArray(one) && Array.isArray(other)) {
      for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
        compareField(one[at], other[at], `${pointer}/${at}`, depth);
        if (differences.length >= maxDifferences) return;
      }
    } else if (isFields(one) && isFields(other)) {
      for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
        if (isVolatileName(name) || ignored.has(name)) continue;
        compareField(own(one, name), own(other, name), `${pointer}/${escaped(name)}`, depth);
      }
    } else if (!(typeof one === 'string' && typeof other === 'string' && areVolatile(one, other))) {
      differences.push({ pointer, ...shown('recorded', one), ...shown('received', other) });
    }
  };
  const compareField = (one: unknown, other: unknown, pointer: string, depth: number): void =>
    compare(one, other, pointer, depth + 1);
  compare(recorded, received, '', 0);
  return differences;
}

const own = (fields: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

function shown(key: 'recorded' | 'received', value: unknown): Partial<BodyDifference> {
  if (value === undefined) return {};
  const text = JSON.stringify(value);
  return { [key]: text.length > maxShown ? `${text.slice(0, maxShown)}…` : text };
}
