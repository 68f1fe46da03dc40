import type { ZodType } from 'zod';
import { isFields } from '../../runtime/contract/read.ts';
import { ExpectationError } from '../core/expectation-error.ts';
import type { ValueKind } from '../core/option-table.ts';

type Headers = Readonly<Record<string, string>>;

const namePattern = /^[!#$%&'*+.^_`|~\w-]+$/;
const expectation = 'It is not a header; expected one such as "Authorization: Bearer …".';

/** Request headers: `Name: value` on the command line, which can be repeated; an object or a list of such texts elsewhere. */
export const requestHeaders: ValueKind<Headers, Headers | readonly string[]> = {
  hasParts: true,
  fromText(text, before) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(text) ?? [];
    if (!namePattern.test(name)) throw new ExpectationError(expectation);
    return { ...(isFields(before) && before), [name]: value };
  },
  schema(z) {
    const error = { error: expectation };
    const value = z.union([z.string(error).regex(/^[^\r\n]*$/, error), z.number().transform(String)], error);
    return z.record(z.string().regex(namePattern, error), value, error) as ZodType<Headers, Headers>;
  },
};
