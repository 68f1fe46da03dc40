import { draw } from './draw.ts';
import type { FaultEffect } from './effect.ts';
import { type FaultRule, parseFaults } from './grammar.ts';
import { isDue } from './when.ts';

/** A rule that changes this response, or how it is sent. */
export interface Fault {
  readonly text: string;
  readonly effects: readonly FaultEffect[];
  /** Remembers the crumb that the rule gave out: a `crumbFail` lets the retry that brings it pass. */
  noteIssuedCrumb(crumb: string): void;
}

/** The rules of one source, with how often each was met. */
export interface RuleSet {
  readonly rules: readonly { readonly rule: FaultRule; readonly calls: number; readonly applied: number }[];
  /** The first rule that applies to this call; every rule for its target counts the call. */
  choose(target: FaultTarget, crumbs: readonly string[]): Fault | null;
}

/** What is about to get a response: a call of the API by its name (empty for an unknown one), `chunk`, or a stand-in. */
export interface FaultTarget {
  readonly name: string;
  readonly isCall: boolean;
}

/** Makes a rule set from its text. Throws a FaultSyntaxError. */
export function createRuleSet(text: string, seed: number): RuleSet {
  const rules = parseFaults(text).map((rule) => ({ rule, calls: 0, applied: 0, issuedCrumbs: new Set<string>() }));
  return {
    rules,
    choose(target, crumbs) {
      let chosen: Fault | null = null;
      for (const state of rules) {
        const { rule, issuedCrumbs } = state;
        if (!isMeant(rule, target)) continue;
        state.calls += 1;
        const rests = rule.effects.some((effect) => effect.untilNewCrumb) && crumbs.some((crumb) => issuedCrumbs.has(crumb));
        const due = isDue(rule.when, state.calls) && draw(seed, rule.text, state.calls) < rule.probability;
        if (chosen || rests || !due) continue;
        state.applied += 1;
        chosen = { text: rule.text, effects: rule.effects, noteIssuedCrumb: (crumb) => issuedCrumbs.add(crumb) };
      }
      return chosen;
    },
  };
}

/** `*` stands for every call of the API; scripts and third parties are meant by name only (our choice). */
const isMeant = (rule: FaultRule, { name, isCall }: FaultTarget): boolean =>
  rule.target === name || (rule.target === '*' && isCall);
