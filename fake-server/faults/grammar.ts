import { endpoints } from '../../runtime/contract/endpoints.ts';
import { FaultSyntaxError } from '../common/errors.ts';
import type { FaultChoices } from '../common/fault-status.ts';
import { standInNames } from '../stand-ins/names.ts';
import type { FaultEffect } from './effect.ts';
import { faultKinds } from './kinds.ts';
import { faultPresets, presetRules } from './presets.ts';
import { splitWhen, type When } from './when.ts';

/** A fault rule: its text, and its parts. */
export interface FaultRule {
  readonly text: string;
  /** An endpoint's name, `*` for every call, `chunk`, `chunk-NAME`, `page`, or a stand-in's name. */
  readonly target: string;
  readonly effects: readonly FaultEffect[];
  readonly when: When;
  /** 0 to 1. */
  readonly probability: number;
}

/** The error of an unknown word, with the known words for its place. */
class UnknownWordError extends RangeError {
  readonly choices: readonly FaultChoices[];

  constructor(message: string, choices: readonly FaultChoices[]) {
    super(message);
    this.choices = choices;
  }
}

const targets: ReadonlySet<string> = new Set([
  '*',
  ...Object.values(endpoints).map(({ name }) => name),
  'chunk',
  'page',
  ...standInNames,
]);

/** A single chunk is `chunk-` and its name: `chunk-gallery`. */
const isTarget = (name: string): boolean => targets.has(name) || /^chunk-[a-z][a-z0-9-]*$/.test(name);

const kindChoices: FaultChoices = { label: 'Kinds of faults', words: Object.values(faultKinds).map(({ usage }) => usage) };
const targetChoices: FaultChoices = { label: 'Names of calls and stand-ins', words: [...targets] };
const presetChoices: FaultChoices = { label: 'Presets', words: faultPresets.map(({ id }) => id) };

/** The rules of requests come from any page, and each text is read once a request. */
const maxRulesCharacters = 4096;

/**
 * Reads rules, `[endpoint:]kind[:args][+kind…][@when][~probability]`, separated by commas. A comma is part of a message
 * when no rule follows it. `preset:ID` stands for the rules of a preset. Empty text has no rules. Throws a FaultSyntaxError.
 */
export function parseFaults(text: string): readonly FaultRule[] {
  if (text.length > maxRulesCharacters) {
    const length = text.length.toLocaleString('en');
    throw new FaultSyntaxError(`The fault rules have ${length} characters; at most ${maxRulesCharacters} are read.`, []);
  }
  const rules: string[] = [];
  let isText = false;
  for (const piece of text.split(',')) {
    if (rules.length > 0 && isText && !startsRule(piece.trim())) {
      rules[rules.length - 1] += `,${piece}`;
    } else {
      rules.push(piece);
      isText = takesText(piece);
    }
  }
  return rules
    .map((rule) => rule.trim())
    .filter(Boolean)
    .flatMap(expandPreset)
    .map(parseRule);
}

const presetPrefix = 'preset:';

/** Returns the rules of a preset, and any other rule unchanged. */
function expandPreset(rule: string): readonly string[] {
  if (!rule.startsWith(presetPrefix)) return [rule];
  const rules = presetRules(rule.slice(presetPrefix.length));
  if (rules !== undefined) return rules.split(',');
  throw new FaultSyntaxError(
    `The fault rule "${rule}" cannot be read: a preset is written preset:NAME, without @ and ~, and with a known name.`,
    [presetChoices],
  );
}

function parseRule(text: string): FaultRule {
  try {
    const chance = /~(\d*\.\d+|\d+)$/.exec(text);
    const probability = Number(chance?.[1] ?? 1);
    if (probability > 1) throw new RangeError('a probability is a number from 0 to 1');
    const { rest, when } = splitWhen(chance ? text.slice(0, chance.index) : text);
    const { target, kinds } = splitTarget(rest);
    return { text, target, effects: splitKinds(kinds).map(parseKind), when, probability };
  } catch (error) {
    const choices = error instanceof UnknownWordError ? error.choices : [];
    throw new FaultSyntaxError(`The fault rule "${text}" cannot be read: ${(error as Error).message}.`, choices);
  }
}

function splitTarget(text: string): { target: string; kinds: string } {
  const colon = text.indexOf(':');
  const head = colon < 0 ? text : text.slice(0, colon);
  if (kindOf(head.split('+')[0] ?? '')) return { target: '*', kinds: text };
  if (!isTarget(head)) {
    const isName = colon >= 0;
    throw new UnknownWordError(`"${head}" is ${isName ? 'not the name of a call or a stand-in' : 'not a kind of fault'}`, [
      isName ? targetChoices : kindChoices,
    ]);
  }
  if (colon < 0) throw new RangeError('a kind of fault must follow');
  return { target: head, kinds: text.slice(colon + 1) };
}

/** Splits at each `+` before a kind. Another `+` is part of a message. */
function splitKinds(text: string): readonly string[] {
  const kinds: string[] = [];
  for (const piece of text.split('+')) {
    if (kinds.length === 0 || kindOf(kindName(piece))) kinds.push(piece);
    else kinds[kinds.length - 1] += `+${piece}`;
  }
  return kinds;
}

function parseKind(text: string): FaultEffect {
  const name = kindName(text);
  const kind = kindOf(name);
  if (!kind) throw new UnknownWordError(`"${name}" is not a kind of fault`, [kindChoices]);
  try {
    return kind.effect(text.slice(name.length + 1));
  } catch (error) {
    throw new RangeError(`${kind.usage}: ${(error as Error).message}`);
  }
}

/** Returns the text before the first colon. */
const kindName = (text: string): string => text.split(':', 1)[0] ?? '';

const kindOf = (name: string) => (Object.hasOwn(faultKinds, name) ? faultKinds[name] : undefined);

const startsRule = (text: string): boolean => {
  const [name = ''] = text.split(/[:+@~]/, 1);
  return kindOf(name) !== undefined || text.startsWith(presetPrefix) || (isTarget(name) && text[name.length] === ':');
};

/** Returns whether a comma may be part of the rule, because one of its kinds takes free text. */
const takesText = (rule: string): boolean => rule.split(/[:+]/).some((word) => kindOf(word)?.takesText);
