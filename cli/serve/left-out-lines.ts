import type { ChalkInstance } from 'chalk';
import { plural } from '../../fake-server/common/plural.ts';
import type { Site } from '../../fake-server/start.ts';
import { printable } from '../report/printable.ts';
import { wrap } from '../report/wrap.ts';

type LeftOut = Awaited<ReturnType<NonNullable<Site['leftOut']>>>;

/**
 * Returns the parts of an archive that are not served, for a terminal, at most 80 columns wide: each reason with the number of
 * its parts and the address of the first one. Empty for an archive that is served whole.
 */
export function leftOutLines(parts: LeftOut, paint: ChalkInstance): readonly string[] {
  if (parts.length === 0) return [];
  const byReason = new Map<string, string[]>();
  for (const { reason, address } of parts) byReason.set(reason, [...(byReason.get(reason) ?? []), address]);
  const rows = [...byReason].sort(([, one], [, other]) => other.length - one.length);
  const columns = String(rows[0]?.[1].length ?? 0).length;
  return [
    `    ${paint.yellow(`${plural(parts.length, 'part')} left out`)}`,
    ...rows.flatMap(([reason, addresses]) => {
      const example = addresses.find((address) => address !== '');
      const lines = wrap(printable(`${String(addresses.length).padStart(columns)}  ${reason}`), 6);
      return example === undefined ? lines : [...lines, ...wrap(printable(shortened(example)), 8 + columns)];
    }),
  ];
}

const maxAddress = 100;
const shortened = (address: string): string => (address.length > maxAddress ? `${address.slice(0, maxAddress)}…` : address);
