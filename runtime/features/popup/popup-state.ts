import type { PageStorage } from '../../browser/storage.ts';
import { popupOverlayStorageKey } from '../../contract/overlays/overlay-enums.ts';
import { readFields, readFlag, readNumber } from '../../contract/read.ts';

/** What a browser remembers of the site's popup overlay. Spec 2 §3 "Stored popup state". */
export interface PopupState {
  readonly version: number;
  readonly submitted: boolean;
  /** Milliseconds since 1970; null: it was never closed. */
  readonly closedDate: number | null;
}

type Store = Pick<PageStorage, 'read' | 'write'>;

/** null where nothing is stored, storage refuses, or what is stored cannot be read. Never throws. */
export function readPopupState(storage: Store): PopupState | null {
  const stored = readFields(parse(storage.read(popupOverlayStorageKey)));
  const version = readNumber(stored.version);
  if (version === null) return null;
  return { version, submitted: readFlag(stored.submitted), closedDate: readNumber(stored['date-closed']) };
}

/** Where storage refuses, nothing is remembered: the popup comes again with the next page, never twice on one. */
export function writePopupState(storage: Store, { version, submitted, closedDate }: PopupState): void {
  storage.write(popupOverlayStorageKey, JSON.stringify({ version, submitted, 'date-closed': closedDate }));
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
