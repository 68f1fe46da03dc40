import type { Finding } from '../../../fake-server/common/findings.ts';
import type { Checked } from '../check/checked.ts';
import { findingOf } from '../check/finding-of.ts';
import type { InputPart } from '../read/read-input.ts';
import type { SourceText } from '../text/source-text.ts';

/** Maximum number of listed lines that are not JSON; more are counted only, because a large file of other text has millions. */
const maxListed = 1000;

/** Decides which lines of an input that are not JSON are listed. */
export class ListedLines {
  #lines = 0;

  /** Whether a result is listed. */
  lists({ format }: InputPart, checked: Checked): boolean {
    if (format !== 'line' || !('finding' in checked) || checked.finding.ruleId !== 'json-syntax') return true;
    this.#lines += 1;
    return this.#lines <= maxListed;
  }

  /** Returns the finding about the lines that are not listed; none without such lines. */
  rest(source: SourceText): readonly Finding[] {
    const more = this.#lines - maxListed;
    return more > 0 ? [findingOf('json-syntax', `${more} more lines are not JSON; they are not listed`, source)] : [];
  }
}
