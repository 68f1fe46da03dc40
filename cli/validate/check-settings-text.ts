import type { Finding } from '../../fake-server/common/findings.ts';
import { checkItem } from './check/check-item.ts';
import { findingOf } from './check/finding-of.ts';
import { itemsByForce } from './find/items-in-value.ts';
import { readJson } from './find/literals/read-json.ts';
import { sliceOf } from './text/mapped-text.ts';
import { createSourceText } from './text/source-text.ts';

/** Result of `validate` for one settings object. */
export interface CheckedSettings {
  readonly findings: readonly Finding[];
  /** Values that the runtime uses. */
  readonly effective: object | null;
}

/** Checks the text of one cookie settings object by the rules of `validate --kind cookie-banner`. Never throws. */
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
