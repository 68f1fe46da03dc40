export interface ActionsProps {
  readonly canSave: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The result of the last action. */
  readonly message: string;
  readonly onSave: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onCopy: () => void;
  readonly onRestore: () => void;
}

/** Shows the actions on the whole settings, below every part of the screen. */
export function Actions({ canSave, canUndo, canRedo, message, onSave, onUndo, onRedo, onCopy, onRestore }: ActionsProps) {
  return (
    <footer>
      <p role="status">{message}</p>
      <div className="buttons">
        <button type="button" onClick={onUndo} disabled={!canUndo}>
          Undo
        </button>
        <button type="button" onClick={onRedo} disabled={!canRedo}>
          Redo
        </button>
        <button type="button" onClick={onCopy}>
          Copy as JSON
        </button>
        <button type="button" onClick={onRestore}>
          Restore
        </button>
        <button type="button" className="primary" onClick={onSave} disabled={!canSave}>
          Save
        </button>
      </div>
    </footer>
  );
}
