import type { Finding } from '../../runtime/contract/findings.ts';
import { checkItem, findingOf } from './check-item.ts';
import { itemsByForce } from './items-in-value.ts';
import { sliceOf } from './mapped-text.ts';
import { readJson } from './read-json.ts';
import { createSourceText } from './source-text.ts';

/** What `validate` says of one settings object. */
export interface CheckedSettings {
  readonly findings: readonly Finding[];
  /** What the runtime will make of it. */
  readonly effective: object | null;
}

/** Checks a text that is one cookie settings object, with the rules of `validate --kind cookie-banner`. Never throws. */
export function checkSettingsText(text: string): CheckedSettings {
  const source = createSourceText('settings', text);
  const read = readJson(text);
  if ('problem' in read) {
    const { message, index } = read.problem;
    return { findings: [findingOf('json-syntax', `this is not JSON: ${message}`, source, index)], effective: null };
  }
  const [item] = itemsByForce(sliceOf(text, 0), read.node, 'cookie-banner');
  if (!item) return { findings: [], effective: null };
  const { findings, effective = null } = checkItem(item, source, true);
  return { findings, effective };
}
