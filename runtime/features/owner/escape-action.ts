/** All that decides what Escape does. Spec 2 §4 "Escape key with nothing open". */
export interface EscapeFacts {
  /** Shift goes with it. */
  readonly shift: boolean;
  /** Ctrl, Alt or Meta goes with it, or the key is held down: it belongs to somebody else (our choice). */
  readonly otherKeys: boolean;
  /** Something was there that Escape closes. */
  readonly open: boolean;
  /** Somebody has handled the key, or it goes to an input method or a field. */
  readonly handled: boolean;
  readonly composing: boolean;
  readonly inField: boolean;
  readonly signedIn: boolean;
  /** In the configuration area, or framed by it. */
  readonly inBackend: boolean;
  readonly useEscapeKeyToLogin: boolean;
}

/** `panel`: the backend toggles its panel or closes its guide. */
export type EscapeAction = 'log-out' | 'panel' | 'config' | 'login' | null;

export function escapeAction(facts: EscapeFacts): EscapeAction {
  const { shift, signedIn } = facts;
  if (facts.open || facts.handled || facts.composing || facts.inField || facts.otherKeys) return null;
  if (shift) return signedIn ? 'log-out' : null;
  if (facts.inBackend) return 'panel';
  if (signedIn) return 'config';
  return facts.useEscapeKeyToLogin ? 'login' : null;
}

const fields =
  'input,textarea,select,[contenteditable]:not([contenteditable=false]),[role=textbox],[role=combobox],[role=searchbox]';

/** Whether keys pressed there are somebody's writing. */
export const isInField = (target: EventTarget | undefined): boolean =>
  target instanceof Element && target.closest(fields) !== null;
