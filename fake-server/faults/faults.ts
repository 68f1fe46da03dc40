import type { FaultStatus } from '../common/fault-status.ts';
import { type ChosenRule, createRuleSet, type Fault, type FaultTarget, type RuleSet } from './engine.ts';
import { createHungResponses, type HungResponses } from './hung-responses.ts';

/** The target of a request, and the sources of fault rules in it. An absent source is undefined. */
export interface FaultRequest {
  readonly target: FaultTarget;
  /** The X-SS-Fault header. */
  readonly header: string | undefined;
  /** `?__ss=` of the call itself. */
  readonly query: string | undefined;
  /** The rules of the page's address, from its cookie or its scripts' address. */
  readonly page: string | undefined;
  /** Crumbs of the call. */
  readonly crumbs: readonly string[];
}

/** The faults of one platform: its server-wide rules, and the rules of requests and pages with their counts. */
export interface Faults {
  /**
   * Returns the fault of one response, from the first source that has one. Throws a FaultSyntaxError for rules that cannot be
   * read.
   */
  choose(request: FaultRequest): Fault | null;
  /**
   * Returns whether any source has a rule for the request's target. Counts nothing; rules that cannot be read apply to nothing.
   */
  mayApply(request: FaultRequest): boolean;
  /** Replaces the server-wide rules. Throws a FaultSyntaxError for rules that cannot be read; the old ones are kept. */
  set(text: string, seed?: number): void;
  clear(): void;
  /** Restores the rules and the seed of the start, and releases the hung responses. */
  reset(): void;
  readonly hung: HungResponses;
  readonly active: FaultStatus;
}

/** Requests may have any text, so only the counts of the newest rule sets are kept. */
const maxRemembered = 1000;

/** Throws a FaultSyntaxError when the rules of the start cannot be read. */
export function createFaults(startText = '', startSeed = 1): Faults {
  let text = startText;
  let seed = startSeed;
  let server = createRuleSet(startText, startSeed);
  const remembered = new Map<string, RuleSet>();

  const setOf = (source: string, rules: string): RuleSet => {
    const key = `${source} ${rules}`;
    const known = remembered.get(key) ?? createRuleSet(source === 'page' ? rules.slice(rules.indexOf('.') + 1) : rules, seed);
    remembered.delete(key);
    remembered.set(key, known);
    const [oldest] = remembered.keys();
    if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest);
    return known;
  };
  const set = (rules: string, newSeed: number) => {
    server = createRuleSet(rules, newSeed);
    text = rules;
    seed = newSeed;
    remembered.clear();
  };

  const hung = createHungResponses();
  const withHung = (rule: ChosenRule, { name }: FaultTarget): Fault => ({
    ...rule,
    keepOpen: (response, release) => hung.add(response, { endpoint: name, rule: rule.text }, release),
  });

  return {
    hung,
    choose({ target, crumbs, ...sources }) {
      for (const source of ['header', 'query', 'page'] as const) {
        const rules = sources[source];
        const fault = rules ? setOf(source, rules).choose(target, crumbs) : null;
        if (fault) return withHung(fault, target);
      }
      const fault = server.choose(target, crumbs);
      return fault && withHung(fault, target);
    },
    mayApply({ target: { name }, ...sources }) {
      const hasTarget = ({ rules }: RuleSet) => rules.some(({ rule }) => rule.target === name);
      try {
        return (
          hasTarget(server) ||
          (['header', 'query', 'page'] as const).some((source) => {
            const rules = sources[source];
            return rules ? hasTarget(setOf(source, rules)) : false;
          })
        );
      } catch {
        return false;
      }
    },
    set: (rules, newSeed = seed) => set(rules, newSeed),
    clear: () => set('', seed),
    reset() {
      set(startText, startSeed);
      hung.release();
    },
    get active() {
      const active = server.rules.map(({ rule, calls, applied }) => ({ rule: rule.text, target: rule.target, calls, applied }));
      return { rules: text, seed, active };
    },
  };
}
