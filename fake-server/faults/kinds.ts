import { STATUS_CODES } from 'node:http';
import { crumbFailResponse } from '../calls/crumb.ts';
import type { ApiResponse } from '../http/api-response.ts';
import { type FaultEffect, jsonType } from './effect.ts';

/** A kind of fault. `effect` throws a RangeError for a wrong argument; its message names the expected one. */
export interface FaultKind {
  readonly usage: string;
  /** Whether its argument is free text, which may have commas. */
  readonly takesText?: true;
  effect(argument: string): FaultEffect;
}

const maxDelayMs = 600_000;
const maxBytes = 1e9;
const maxParts = 1000;

/** Every kind of fault, by its name in rules. */
export const faultKinds: Readonly<Record<string, FaultKind>> = {
  status: {
    usage: 'status:N[:json|text|html|empty]',
    effect(argument) {
      const [code = '', format = 'json'] = argument.split(':');
      const status = whole(code, 200, 599);
      if (!isFormat(format)) throw new RangeError('the format must be json, text, html or empty');
      return { change: (response) => withStatus(response, status, format) };
    },
  },
  errors: {
    usage: 'errors:field=message;…',
    takesText: true,
    effect(argument) {
      const errors = Object.fromEntries(argument.split(';').filter(Boolean).map(fieldAndMessage));
      return { fields: { errors }, usualStatus: 400 };
    },
  },
  error: { usage: 'error:text', takesText: true, effect: (text) => ({ fields: { error: text } }) },
  message: { usage: 'message:text', takesText: true, effect: (text) => ({ fields: { message: text } }) },
  billing: { usage: 'billing:CODE', effect: (code) => ({ fields: { billingErrorCode: code } }) },
  crumbFail: {
    usage: 'crumbFail[:always]',
    effect(argument) {
      if (argument !== '' && argument !== 'always') throw new RangeError('the only argument is always');
      const change: FaultEffect['change'] = (_response, state) => crumbFailResponse(state.crumbs.issue());
      return argument === 'always' ? { change } : { change, untilNewCrumb: true };
    },
  },
  loginRequired: { usage: 'loginRequired', effect: () => ({ fields: { loginRequired: true } }) },
  authorizationFail: { usage: 'authorizationFail', effect: () => ({ fields: { authorizationFail: true } }) },
  cleaned: { usage: 'cleaned', effect: () => ({ fields: { cleaned: true, error: 'The error was logged.' } }) },
  204: { usage: '204', effect: () => ({ change: (response) => ({ ...response, status: 204, body: null }) }) },
  202: { usage: '202', effect: () => ({ change: (response) => ({ ...response, status: 202, body: null }) }) },
  badjson: {
    usage: 'badjson',
    effect: () => ({
      change: (response) => withBody(response, response.status === 204 ? 200 : response.status, jsonType, '{"broken": '),
    }),
  },
  truncate: { usage: 'truncate:N', effect: (text) => ({ ending: { how: 'truncate', bytes: whole(text, 0, maxBytes) } }) },
  delay: { usage: 'delay:MS', effect: (text) => ({ delayMs: whole(text, 0, maxDelayMs) }) },
  hang: { usage: 'hang', effect: () => ({ ending: { how: 'hang' } }) },
  stall: { usage: 'stall:N', effect: (text) => ({ ending: { how: 'stall', bytes: whole(text, 0, maxBytes) } }) },
  dribble: {
    usage: 'dribble:PARTSxMS',
    effect(argument) {
      const [parts = '', everyMs = ''] = argument.split('x');
      return { ending: { how: 'dribble', parts: whole(parts, 1, maxParts), everyMs: whole(everyMs, 0, maxDelayMs) } };
    },
  },
  reset: { usage: 'reset', effect: () => ({ ending: { how: 'reset' } }) },
  empty: { usage: 'empty', effect: () => ({ ending: { how: 'empty' } }) },
  'js-throw': {
    usage: 'js-throw',
    effect: () => ({
      change: (response) =>
        withBody(response, 200, 'text/javascript; charset=utf-8', "throw new Error('This script was made to fail.');\n"),
    }),
  },
};

type Format = 'json' | 'text' | 'html' | 'empty';
const isFormat = (word: string): word is Format => ['json', 'text', 'html', 'empty'].includes(word);

/**
 * Returns the response with another status. A success keeps its body unless a format is named; a failure gets the platform's
 * error shape.
 */
function withStatus(response: ApiResponse, status: number, format: Format): ApiResponse {
  const reason = STATUS_CODES[status] ?? `Status ${status}`;
  if (format === 'empty') return { ...response, status, body: null };
  if (format === 'text') return withBody(response, status, 'text/plain; charset=utf-8', reason);
  if (format === 'html')
    return withBody(response, status, 'text/html; charset=utf-8', `<!doctype html><title>${reason}</title><h1>${reason}</h1>`);
  if (status < 400) return { ...response, status };
  return { status, headers: { ...response.headers, 'content-type': jsonType }, body: { error: reason } };
}

const withBody = (response: ApiResponse, status: number, contentType: string, body: string): ApiResponse => ({
  status,
  headers: { ...response.headers, 'content-type': contentType },
  body,
});

function fieldAndMessage(part: string): [string, string] {
  const equals = part.indexOf('=');
  if (equals < 1) throw new RangeError('expected field=message');
  return [part.slice(0, equals), part.slice(equals + 1)];
}

function whole(text: string, min: number, max: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new RangeError(`expected a whole number from ${min} to ${max}`);
}
