/** Messages of the consent rules, sent as JSON text through the binding. */
export type RulesMessage =
  | { readonly type: 'eval'; readonly id: string; readonly code: string }
  | { readonly type: 'popupFound'; readonly cmp: string }
  /** A click was dispatched, before the page handles it. */
  | { readonly type: 'click' }
  | { readonly type: 'optInResult' | 'optOutResult'; readonly result: boolean };

/** Part of the class of `@duckduckgo/autoconsent` that the audit uses. */
interface Rules {
  receiveMessageCallback(message: unknown): Promise<void>;
}

type RulesClass = new (send: (message: object) => Promise<void>, config: object, rules: object) => Rules;

/**
 * Starts to search for a cookie banner in an isolated world, which the page cannot observe. The rules hide no elements, and
 * answer on command only. Self-contained, because it runs in the page as text.
 */
export function detectByRules(exported: { readonly default?: RulesClass }, bindingName: string, compact: object): void {
  const world = globalThis as unknown as Record<string, unknown>;
  const send = world[bindingName] as (text: string) => void;
  const wanted = ['eval', 'popupFound', 'optInResult', 'optOutResult'];
  const notify = async (message: object & { readonly type?: string }) => {
    if (wanted.includes(message.type ?? '')) send(JSON.stringify(message));
  };
  // Idle callbacks do not run while the audit drives the page's clock.
  world.requestIdleCallback = undefined;
  addEventListener('click', () => send('{"type":"click"}'), true);
  const config = {
    autoAction: null,
    enablePrehide: false,
    enableCosmeticRules: false,
    detectRetries: 60,
    logs: { errors: false },
  };
  if (exported.default) world.consentRules = new exported.default(notify, config, { autoconsent: [], compact });
}

/** Sends a command to the rules, which report its end by a message. Self-contained, because it runs in the page as text. */
export function commandRules(message: object): void {
  const { consentRules } = globalThis as unknown as { consentRules?: Rules };
  void consentRules?.receiveMessageCallback(message).catch(() => undefined);
}
