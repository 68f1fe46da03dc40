import type { PageStorage } from '../../browser/storage.ts';
import { popupOverlayStorageKey } from '../../contract/overlays/overlay-enums.ts';
import { readFields, readFlag, readJson, readNumber } from '../../contract/read.ts';

/** The popup's state in this browser. overlays#popup-stored-state */
export interface PopupState {
  readonly version: number;
  readonly submitted: boolean;
  /** Milliseconds since 1970; null if the popup was never closed. */
  readonly closedDate: number | null;
}

type Store = Pick<PageStorage, 'read' | 'write'>;

/** Returns null where nothing is stored, storage is refused, or the stored text cannot be read. Never throws. */
export function readPopupState(storage: Store): PopupState | null {
  const stored = readFields(readJson(storage.read(popupOverlayStorageKey)));
  const version = readNumber(stored.version);
  if (version === null) return null;
  return { version, submitted: readFlag(stored.submitted), closedDate: readNumber(stored['date-closed']) };
}

/** Stores nothing where storage is refused: the popup is shown again on the next page. overlays#popup-storage-refused */
export function writePopupState(storage: Store, { version, submitted, closedDate }: PopupState): void {
  storage.write(popupOverlayStorageKey, JSON.stringify({ version, submitted, 'date-closed': closedDate }));
}
