import type { ChalkInstance } from 'chalk';
import { flagOf } from '../core/option-table.ts';
import { columns } from '../report/columns.ts';
import { printable } from '../report/printable.ts';
import type { ConfigOrigins } from './config-origins.ts';

/** Returns the lines of `ss-runtime config`. */
export function configLines({ precedence, file, commands, environment }: ConfigOrigins, paint: ChalkInstance): string[] {
  const lines = [
    `Precedence: ${precedence.join(' > ')}`,
    file === null ? 'Config file: none in this folder' : `Config file: ${printable(file)}`,
  ];
  for (const [name, options] of Object.entries(commands)) {
    const rows = Object.entries(options).map(([option, { value, origin }]) => [
      `  ${flagOf(option)}`,
      printable(typeof value === 'string' ? value : JSON.stringify(value)),
      origin === 'config file' ? (file ?? origin) : origin,
    ]);
    lines.push('', paint.bold(name), ...columns(rows));
  }
  const rows = environment.map((each) => [`  ${each.name}`, printable(each.value ?? 'not set'), each.effect]);
  return [...lines, '', paint.bold('environment'), ...columns(rows)];
}
