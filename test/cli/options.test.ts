import { expect, test } from 'vitest';
import { collect, integer, listenAddress, listOf, oneOf, positiveNumber } from '../../cli/options.ts';

test.each(['0', '7', '65535'])('reads %j as a whole number from 0 to 65535', (text) => {
  expect(integer(0, 65_535)(text)).toBe(Number(text));
});

test.each(['', '-1', '1.5', '65536', '1e3', ' 1', '0x10'])('refuses %j as a whole number from 0 to 65535', (text) => {
  expect(() => integer(0, 65_535)(text)).toThrow('Expected a whole number from 0 to 65535.');
});

test.each(['', ' ', '0', '-1', 'Infinity', 'x'])('refuses %j as a number above 0', (text) => {
  expect(() => positiveNumber(text)).toThrow('Expected a number above 0.');
});

test('reads a fraction as a number above 0', () => {
  expect(positiveNumber('0.25')).toBe(0.25);
});

test.each(['127.0.0.1', '0.0.0.0', '::1', '::', 'fe80::1', 'localhost', 'my-machine.example', 'host1.'])(
  'accepts %j as an address to listen on',
  (text) => {
    expect(listenAddress(text)).toBe(text);
  },
);

test.each(['', '300.1.1.1', '1.2.3', '256', '[::1]', 'a b', 'a..b', '127.0.0.1:80', 'http://localhost'])(
  'refuses %j as an address to listen on',
  (text) => {
    expect(() => listenAddress(text)).toThrow('Expected an IP address or a host name');
  },
);

test('reads one of the words, lists of them, and repeated options', () => {
  const words = ['red', 'blue'] as const;
  expect(oneOf(words)('blue')).toBe('blue');
  expect(() => oneOf(words)('BLUE')).toThrow('Expected one of: red, blue.');
  expect(listOf(words)('red, blue', ['red'])).toEqual(['red', 'red', 'blue']);
  expect(() => listOf(words)('red,')).toThrow('Expected one of: red, blue.');
  expect(collect('b', collect('a'))).toEqual(['a', 'b']);
});
