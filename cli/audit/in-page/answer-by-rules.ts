/** What the rules tell of their work, as JSON text through the binding. */
export type RulesMessage =
  | { readonly type: 'eval'; readonly id: string; readonly code: string }
  | { readonly type: 'popupFound'; readonly cmp: string }
  /** A click of theirs was dispatched; the page has not heard of it yet. */
  | { readonly type: 'click' }
  | { readonly type: 'optInResult' | 'optOutResult'; readonly result: boolean };

/** As much of the rules' class as is used. */
interface Rules {
  receiveMessageCallback(message: unknown): Promise<void>;
}

type RulesClass = new (send: (message: object) => Promise<void>, config: object, rules: object) => Rules;

/**
 * Begins to look for a cookie banner in an isolated world, so that the page sees nothing of it; the rules hide nothing and answer only
 * when they are told to. Self-contained, because it travels as text.
 */
export function detectByRules(exported: { readonly default?: RulesClass }, bindingName: string, compact: object): void {
  const world = globalThis as unknown as Record<string, unknown>;
  const send = world[bindingName] as (text: string) => void;
  const wanted = ['eval', 'popupFound', 'optInResult', 'optOutResult'];
  const notify = async (message: object & { readonly type?: string }) => {
    if (wanted.includes(message.type ?? '')) send(JSON.stringify(message));
  };
  // Idle time does not come while the page's clock is driven.
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

/** Has the rules do something; they tell of its end by a message. Self-contained, because it travels as text. */
export function commandRules(message: object): void {
  const { consentRules } = globalThis as unknown as { consentRules?: Rules };
  void consentRules?.receiveMessageCallback(message).catch(() => undefined);
}
