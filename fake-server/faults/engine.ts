import type { ServerResponse } from 'node:http';
import type { FaultEffect } from './effect.ts';
import { type FaultRule, parseFaults } from './grammar.ts';
import { isDue } from './when.ts';

/** A rule that applies to a response. */
export interface Fault {
  readonly text: string;
  readonly effects: readonly FaultEffect[];
  /** Stores a crumb that the rule has issued: `crumbFail` does not apply to the retry with this crumb. */
  noteIssuedCrumb(crumb: string): void;
  /** Adds a response that the fault keeps open to the hung responses. `release` ends it. */
  keepOpen(response: ServerResponse, release: () => void): void;
}

/** A rule that applies to a response, without the response. */
export type ChosenRule = Omit<Fault, 'keepOpen'>;

/** The rules of one source, with the counts of their calls. */
export interface RuleSet {
  readonly rules: readonly { readonly rule: FaultRule; readonly calls: number; readonly applied: number }[];
  /** Returns the first rule that applies to a call. Every rule for its target counts the call. */
  choose(target: FaultTarget, crumbs: readonly string[]): ChosenRule | null;
}

/** The target of a response: a call of the API by its name (empty for an unknown call), a chunk, `page`, or a stand-in. */
export interface FaultTarget {
  readonly name: string;
  readonly isCall: boolean;
  /** A name for several targets: `chunk`. */
  readonly group?: string | undefined;
}

/** Creates a rule set from its text. Throws a FaultSyntaxError. */
export function createRuleSet(text: string, seed: number): RuleSet {
  const rules = parseFaults(text).map((rule) => ({ rule, calls: 0, applied: 0, issuedCrumbs: new Set<string>() }));
  return {
    rules,
    choose(target, crumbs) {
      let chosen: ChosenRule | null = null;
      for (const state of rules) {
        const { rule, issuedCrumbs } = state;
        if (!isForTarget(rule, target)) continue;
        state.calls += 1;
        const isPaused = rule.effects.some((effect) => effect.untilNewCrumb) && crumbs.some((crumb) => issuedCrumbs.has(crumb));
        const due = isDue(rule.when, state.calls) && draw(seed, rule.text, state.calls) < rule.probability;
        if (chosen || isPaused || !due) continue;
        state.applied += 1;
        chosen = { text: rule.text, effects: rule.effects, noteIssuedCrumb: (crumb) => issuedCrumbs.add(crumb) };
      }
      return chosen;
    },
  };
}

/** Returns whether a rule is for a target. `*` matches every call of the API, but no chunk and no stand-in. */
const isForTarget = (rule: FaultRule, { name, group, isCall }: FaultTarget): boolean =>
  rule.target === name || rule.target === group || (rule.target === '*' && isCall);

/**
 * Returns a pseudo-random number from 0 to below 1. It depends on the seed, the rule and the number of the call alone, not on the
 * order of other calls (32-bit FNV-1a, then mixed so that the numbers of neighbouring calls differ).
 */
function draw(seed: number, rule: string, call: number): number {
  let hash = 0x811c9dc5;
  for (const character of `${seed}|${rule}|${call}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
