import type { Finding } from '../../../fake-server/common/findings.ts';
import type { SourceText } from '../text/source-text.ts';
import { type RuleId, rules } from './rules.ts';

/** Returns a finding of a rule at an offset of the source; without an offset it is about the whole source. */
export function findingOf(ruleId: RuleId, message: string, source: SourceText, offset?: number, pointer?: string): Finding {
  const { severity, reference } = rules[ruleId];
  return {
    ruleId,
    severity,
    message,
    source: source.name,
    ...(offset === undefined ? {} : source.placeOf(offset)),
    ...(pointer === undefined ? {} : { pointer }),
    ...(reference !== undefined && { reference }),
  };
}
