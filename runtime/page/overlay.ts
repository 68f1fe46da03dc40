/** Something the runtime lays over the page. Light: it decides in the boot script and fetches its looks when they are shown. */
export interface Overlay {
  /** Shows it if it is wanted now and not there; safe to repeat. Settles, never rejects, when it is there or given up. */
  initialize(): Promise<void>;
  /** Takes it off the page. */
  dispose(): void;
}
