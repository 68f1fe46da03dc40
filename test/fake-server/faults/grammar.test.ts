import { describe, expect, test } from 'vitest';
import { FaultSyntaxError } from '../../../fake-server/common/errors.ts';
import { parseFaults } from '../../../fake-server/faults/grammar.ts';
import { countCharacters } from '../../helpers/count-characters.ts';

describe('reading fault rules', () => {
  test('splits a rule into target, kinds, when and probability', () => {
    expect(parseFaults('record-hit:delay:50+status:503@2-4~0.3')).toMatchObject([
      {
        text: 'record-hit:delay:50+status:503@2-4~0.3',
        target: 'record-hit',
        effects: [{ delayMs: 50 }, {}],
        when: { kind: 'range', from: 2, to: 4 },
        probability: 0.3,
      },
    ]);
  });

  test('a rule without a target applies to every call', () => {
    expect(parseFaults('hang').map(({ target }) => target)).toEqual(['*']);
    expect(parseFaults('*:204, chunk:reset').map(({ target }) => target)).toEqual(['*', 'chunk']);
  });

  test('empty text has no rules', () => {
    expect(parseFaults('')).toEqual([]);
    expect(parseFaults(' , ')).toEqual([]);
  });

  test.each([
    ['hang@1', { kind: 'range', from: 1, to: 1 }],
    ['hang@every:3', { kind: 'every', step: 3 }],
    ['hang@after:10', { kind: 'after', count: 10 }],
    ['hang', { kind: 'always' }],
  ])('%s', (text, when) => {
    expect(parseFaults(text)[0]?.when).toEqual(when);
  });

  test('commas, plus signs and at signs in messages are literal', () => {
    const rules = parseFaults('save-form-submission:errors:email=Sorry, write to a@b.example+1;name=No,track:hang@2');
    expect(rules.map(({ target }) => target)).toEqual(['save-form-submission', 'track']);
    expect(rules[0]?.effects[0]?.fields).toEqual({ errors: { email: 'Sorry, write to a@b.example+1', name: 'No' } });
  });

  test.each([
    ['nonsense', '"nonsense" is not a kind of fault. Kinds of faults: 202, 204, status:N[:json|text|html|empty], '],
    ['cart:hang', '"cart" is not the name of a call or a stand-in. Names of calls and stand-ins: *, record-javascript-errors, '],
    [
      'weather:hang',
      ', chunk, page, booking, captcha, comments, fonts, maps, pixel, registry, reservation, social, tour-dates, video.',
    ],
    ['chunks:hang', '"chunks" is not the name of a call or a stand-in'],
    ['record-hits:hang', '"record-hits" is not the name of a call or a stand-in'],
    ['record-hit', 'a kind of fault must follow'],
    ['record-hit:explode', '"explode" is not a kind of fault'],
    ['status:999', 'status:N[:json|text|html|empty]: expected a whole number from 200 to 599'],
    ['status:500:xml', 'the format must be json, text, html or empty'],
    ['delay:soon', 'delay:MS: expected a whole number'],
    ['dribble:5', 'dribble:PARTSxMS: expected a whole number'],
    ['errors:oops', 'errors:field=message;…: expected field=message'],
    ['crumbFail:never', 'the only argument is always'],
    ['hang@0', '@0 matches no call'],
    ['hang@3-2', '@3-2 matches no call'],
    ['hang@every:0', '@every:0 matches no call'],
    ['hang~2', 'a probability is a number from 0 to 1'],
    ['__proto__:hang', '"__proto__" is not the name'],
  ])('%s is refused with the reason', (text, why) => {
    expect(() => parseFaults(text)).toThrow(FaultSyntaxError);
    expect(() => parseFaults(text)).toThrow(why);
  });
});

test.each(['error:a,', 'status:500,', 'error:a+', 'errors:a=b;', '~1', '@1', ','])(
  'twice as much of %s needs at most 2.2 times the characters to be read',
  (text) => {
    const [once, twice] = [2000, 4000].map((length) => countCharacters(() => parseFaults(text.repeat(length / text.length))));
    expect(twice).toBeLessThan((once ?? 0) * 2.2 + 200);
  },
);
