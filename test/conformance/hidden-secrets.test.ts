import fc from 'fast-check';
import { expect, test } from 'vitest';
import { secretAlone, secretParts, secretPhrases, secretWords } from '../../fake-server/common/secrets/secret-names.ts';
import { decodeFormFields } from '../../fake-server/http/form-fields.ts';
import { redactEntry } from '../../fake-server/journal/redact.ts';
import { journalEntry } from '../helpers/platform/journal-entry.ts';

// calls#secret-fields

const secret = fc
  .tuple(fc.stringMatching(/^[A-Za-z0-9]{9,20}$/), fc.string({ unit: 'grapheme', maxLength: 6 }))
  .map(([text, more]) => `Q7${text}${more}`);
const name = fc
  .tuple(
    fc.constantFrom(...secretWords, ...secretPhrases, ...secretParts),
    fc.constantFrom('', 'user_', 'new-', 'x.'),
    fc.constantFrom('', '2', '-yui_3_17_2_1_7', '_again'),
    fc.constantFrom('same', 'upper'),
  )
  .map(([listed, before, after, letters]) => `${before}${letters === 'upper' ? listed.toUpperCase() : listed}${after}`);
const plainName = fc.constantFrom('email', 'data', 'shipping', 'author', 'list', 'a b', '__proto__', '', 'key', 'ünï', '0');
const plainValue = fc.oneof(fc.string(), fc.double({ noNaN: true }), fc.boolean(), fc.constant(null));

/** The data, and the secret in it. */
interface Planted {
  readonly data: unknown;
  readonly secret: string;
  /** Whether the name stands before the secret. */
  readonly isNamedBefore: boolean;
}

const own = (key: string, value: unknown): object => Object.fromEntries([[key, value]]);
const wrappers: readonly ((data: unknown, key: string, other: unknown) => unknown)[] = [
  (data, key) => own(key, data),
  (data, key, other) =>
    Object.fromEntries([
      ['zz', other],
      [key, data],
    ]),
  (data, _key, other) => [other, data, other],
  (data) => [data],
  (data, key) => own(key, JSON.stringify(data)),
  (data, key) => own(key, `/x?a=1&to=${encodeURIComponent(JSON.stringify(data))}`),
];
const planted: fc.Arbitrary<Planted> = fc
  .record({
    secret,
    name,
    form: fc.nat(6),
    wrapped: fc.array(fc.tuple(fc.nat(wrappers.length - 1), plainName, plainValue), { maxLength: 4 }),
  })
  .map(({ secret: text, name: field, form, wrapped }) => {
    const leaf = [
      own(field, text),
      own(field, [1, text]),
      own(field, { deep: { deeper: text } }),
      [field, text],
      { name: field, value: text },
      { value: [text], key: field },
      { fields: [[field, text]] },
    ][form];
    const data = wrapped.reduce<unknown>((inner, [index, key, other]) => wrappers[index]?.(inner, key, other), leaf);
    return { data, secret: text, isNamedBefore: form !== 5 };
  });

const hides = (output: unknown, text: string): boolean => {
  const core = text.slice(0, 11);
  return !JSON.stringify(output).includes(core);
};

const names = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(names)
    : typeof value === 'object' && value !== null
      ? Object.entries(value).map(([key, inner]) => [key, names(inner)])
      : typeof value;

test('a secret under any listed name, in any nested shape, is hidden; JSON stays JSON with the same names and types', () => {
  fc.assert(
    fc.property(planted, fc.constantFrom(0, 1), ({ data, secret: text }, indent) => {
      const bodyText = JSON.stringify(data, null, indent);
      const body: unknown = JSON.parse(bodyText);
      const redacted = redactEntry(
        journalEntry({ encoding: 'json', body, bodyText, response: { status: 200, headers: {}, body } }),
      );
      expect(hides(redacted, text)).toBe(true);
      expect(names(redacted.body)).toEqual(names(body));
      expect(names(JSON.parse(redacted.bodyText))).toEqual(names(body));
      expect(redactEntry(redacted)).toEqual(redacted);
    }),
    { numRuns: 200 },
  );
});

test('a secret in a form, in its fields or in JSON in them, is hidden; the form keeps its fields', () => {
  fc.assert(
    fc.property(planted, name, plainName, fc.boolean(), ({ data, secret: text }, field, other, isNested) => {
      const pairs: [string, string][] = [['a', '1'], isNested ? [other, JSON.stringify(data)] : [field, text], ['b', '2']];
      const bodyText = new URLSearchParams(pairs).toString();
      const body = decodeFormFields(bodyText);
      const redacted = redactEntry(journalEntry({ encoding: 'form', body, bodyText, query: body }));
      expect(hides(redacted, text)).toBe(true);
      expect(names(decodeFormFields(redacted.bodyText))).toEqual(names(body));
      expect(decodeFormFields(redacted.bodyText)).toEqual(redacted.body);
    }),
    { numRuns: 200 },
  );
});

test('in a body that is cut anywhere after its secret, the secret is hidden and the body stays broken', () => {
  fc.assert(
    fc.property(planted, fc.nat(), ({ data, secret: text, isNamedBefore }, cut) => {
      const whole = JSON.stringify({ data });
      const start = whole.indexOf(text.slice(0, 11));
      fc.pre(start > 0 && isNamedBefore);
      const bodyText = whole.slice(0, start + 11 + (cut % Math.max(1, whole.length - start - 11)));
      const redacted = redactEntry(journalEntry({ encoding: 'unknown', body: null, bodyText }));
      expect(hides(redacted, text)).toBe(true);
      expect(() => JSON.parse(redacted.bodyText)).toThrow();
    }),
    { numRuns: 200 },
  );
});

test.each([1, 2, 4, 7])(
  'a secret under a name of another script is hidden in a broken body that is encoded %i times',
  (times) => {
    let text = JSON.stringify({ كلمةالسر: 'Q7aaaAA0000' });
    for (let time = 0; time < times; time += 1) text = encodeURIComponent(text);
    const redacted = redactEntry(journalEntry({ encoding: 'unknown', body: null, bodyText: `{"a":"${text}` }));
    expect(hides(redacted, 'Q7aaaAA0000')).toBe(true);
  },
);

test('short ambiguous names are secret as whole names', () => {
  for (const field of secretAlone) {
    expect(redactEntry(journalEntry({ body: { [field]: 'a1' } })).body).toEqual({ [field]: 'x0' });
  }
});
