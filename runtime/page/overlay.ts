/** An overlay of the page. The decision to show it is part of the boot script; its view is a chunk. */
export interface Overlay {
  /** Shows the overlay if it is wanted and not shown; safe to repeat. Settles, never rejects, when it is shown or given up. */
  initialize(): Promise<void>;
  dispose(): void;
}
