/** The conditions of the action of Escape. */
export interface EscapeFacts {
  readonly shift: boolean;
  /** With Ctrl, Alt or Meta, or held down. */
  readonly otherKeys: boolean;
  /** An open dialog or popover, which Escape closes. */
  readonly open: boolean;
  /** A listener of the page has prevented the event. */
  readonly handled: boolean;
  /** An input method is composing text. */
  readonly composing: boolean;
  readonly inField: boolean;
  readonly signedIn: boolean;
  /** In the configuration area, or framed by it. */
  readonly inBackend: boolean;
  readonly useEscapeKeyToLogin: boolean;
}

/** `panel`: the configuration area toggles its panel or closes its guide. */
export type EscapeAction = 'log-out' | 'panel' | 'config' | 'login' | null;

/** Returns null where the runtime ignores Escape. owner#escape-ignored, owner#escape-config, owner#escape-login */
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

export const isInField = (target: EventTarget | undefined): boolean =>
  target instanceof Element && target.closest(fields) !== null;
