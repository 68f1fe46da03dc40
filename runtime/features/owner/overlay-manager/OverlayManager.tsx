import { useEffect, useId, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import type { OwnerTexts } from '../../../contract/texts/texts.ts';
import type { ManagedOverlay } from './managed-overlays.ts';

export interface OverlayManagerProps {
  /** Reads all of them anew. */
  readonly read: (words: OwnerTexts['manager']) => readonly ManagedOverlay[];
  /** Texts of the page's language, once they are here. A new object with every change of what `read` returns. */
  readonly snapshot: () => { readonly words: OwnerTexts['manager'] };
  /** Calls when the snapshot has changed; the returned function takes the listener off. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The overlay manager of signed-in owners: what is laid over this page, shown and hidden at will. Spec 2 §4. */
export function OverlayManager({ read, snapshot, subscribe }: OverlayManagerProps) {
  const [isOpen, setOpen] = useState(false);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const root = useRef<HTMLDivElement>(null);
  const tab = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { words: texts } = useSyncExternalStore(subscribe, snapshot);
  useEffect(() => {
    const { current } = root;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen) return;
      event.preventDefault();
      setOpen(false);
      tab.current?.focus();
    };
    current?.addEventListener('keydown', onKey);
    return () => current?.removeEventListener('keydown', onKey);
  }, [isOpen]);
  return (
    <div ref={root} className="sqs-overlay-manager">
      <button
        ref={tab}
        type="button"
        className="sqs-overlay-manager-tab"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{texts.tab}</span>
      </button>
      <section id={id} className="sqs-overlay-manager-panel" aria-label={texts.name} hidden={!isOpen}>
        <ul>
          {read(texts).map(({ id: overlay, name, state, isForced, show, hide }) => (
            <li key={overlay}>
              <p>
                <strong>{name}</strong>
                <span>{state}</span>
              </p>
              {show && (
                <button
                  type="button"
                  aria-pressed={isForced}
                  onClick={() => {
                    (isForced ? hide : show)();
                    renderAgain();
                  }}
                >
                  {isForced ? texts.hide : texts.show}
                  <span className="ss-visually-hidden"> {name}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
