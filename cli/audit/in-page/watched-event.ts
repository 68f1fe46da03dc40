import type { ObservedEvent } from '../../../fake-server/common/observer/observer.ts';

/** A report of the observer in an audited page or worker. Sent as JSON text through the binding. */
export interface WatchedEvent extends Pick<ObservedEvent, 'kind' | 'via' | 'text' | 'method' | 'stack'> {
  readonly body: string | null;
  /** Whether the browser stored the cookie. */
  readonly stored: boolean;
  /** By the page's clock. */
  readonly atMs: number;
  /** The page's address at that time. */
  readonly page: string;
  /** Origin of the document, also for `about:srcdoc`. */
  readonly origin: string;
}
