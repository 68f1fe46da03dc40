/** Texts and buttons of a dialog. overlays#dialog-texts */
export interface DialogOptions {
  readonly title?: string;
  /** A text, or one text for each paragraph. Plain text, never HTML. */
  readonly message?: string | readonly string[];
  /** The buttons' texts; OK, Cancel and No by default. */
  readonly confirm?: string;
  readonly cancel?: string;
  readonly reject?: string;
  /** `confirm-or-cancel` by default. */
  readonly style?: DialogStyle;
  /** 350 by default. */
  readonly widthPx?: number;
  /** 20 by default. */
  readonly paddingPx?: number;
}

/** The buttons of a dialog. Escape and a click outside cancel in every style. overlays#dialog-styles */
type DialogStyle = 'confirm' | 'confirm-or-cancel' | 'confirm-cancel-or-reject';

export type DialogAnswer = 'confirm' | 'cancel' | 'reject';

/** Hidden while the dialog waits in the queue; then shown, hiding, hidden, destroyed. overlays#dialog-states */
export type DialogState = 'hidden' | 'shown' | 'hiding' | 'destroyed';
