import { callRows } from './call-rows.ts';
import { codeRows } from './code-rows.ts';
import type { ErrorRow } from './error-row.ts';
import { formRows } from './form-rows.ts';
import { telemetryRows } from './telemetry-rows.ts';

/** Every failure with its address, in groups. */
export const errorGroups: readonly { readonly title: string; readonly rows: readonly ErrorRow[] }[] = [
  { title: 'Calls of the page', rows: callRows },
  { title: 'Forms', rows: formRows },
  { title: 'Telemetry', rows: telemetryRows },
  { title: 'Code, third parties and content', rows: codeRows },
];

/** Returns the path of a row's page, with its faults as `?__ss=`. */
export function errorAddress({ path, faults }: Pick<ErrorRow, 'path' | 'faults'>): string {
  const [pathname = '', fragment] = path.split('#');
  return `${pathname}?__ss=${faults === '' ? 'off' : encodeURIComponent(faults)}${fragment === undefined ? '' : `#${fragment}`}`;
}
