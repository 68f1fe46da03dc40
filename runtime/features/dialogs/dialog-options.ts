/** What a dialog says, and which answers it takes. Spec 2 §3 "Confirmation dialog strings", §4 "Confirmation dialog", §9. */
export interface DialogOptions {
  readonly title?: string;
  /** A text, or one for each paragraph; never taken as HTML. */
  readonly message?: string | readonly string[];
  /** The buttons' texts: OK, Cancel and No where nothing is said (our choice). */
  readonly confirm?: string;
  readonly cancel?: string;
  readonly reject?: string;
  /** `confirm-or-cancel` where nothing is said. */
  readonly style?: DialogStyle;
  /** 350 and 20 where nothing is said. */
  readonly widthPx?: number;
  readonly paddingPx?: number;
}

/** Which buttons there are (the names are our choice). Escape and a click beside the dialog cancel in every style. */
type DialogStyle = 'confirm' | 'confirm-or-cancel' | 'confirm-cancel-or-reject';

export type DialogAnswer = 'confirm' | 'cancel' | 'reject';

/** Hidden while it waits for its turn; then shown, hiding, hidden, destroyed. Spec 2 §4. */
export type DialogState = 'hidden' | 'shown' | 'hiding' | 'destroyed';
