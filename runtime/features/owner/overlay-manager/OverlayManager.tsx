import { type KeyboardEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { manager } from '../../../contract/texts/en/owners.ts';
import { useTexts } from '../../../ui/react/use-texts.tsx';
import type { ManagedOverlay, ManagedOverlays } from './managed-overlays.ts';

const english = { manager };

/** A tab that opens a list of the page's overlays, each with a button that shows or hides it. owner#overlay-manager */
export function OverlayManager({ overlays }: { readonly overlays: ManagedOverlays }) {
  const [isOpen, setOpen] = useState(false);
  const tab = useRef<HTMLButtonElement>(null);
  const id = useId();
  const strings = useTexts(english, 'owners').manager;
  useSyncExternalStore(overlays.subscribe, overlays.version);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    setOpen(false);
    tab.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons inside bubble
    <div className="sqs-overlay-manager" onKeyDown={onKeyDown}>
      <button
        ref={tab}
        type="button"
        className="sqs-overlay-manager-tab"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{strings.tab}</span>
      </button>
      <section id={id} className="sqs-overlay-manager-panel" aria-label={strings.name} hidden={!isOpen}>
        <ul>
          {overlays.list(strings).map((overlay) => (
            <OverlayRow key={overlay.id} overlay={overlay} showText={strings.show} hideText={strings.hide} />
          ))}
        </ul>
      </section>
    </div>
  );
}

interface OverlayRowProps {
  readonly overlay: ManagedOverlay;
  readonly showText: string;
  readonly hideText: string;
}

function OverlayRow({ overlay: { name, state, isForced, show, hide }, showText, hideText }: OverlayRowProps) {
  return (
    <li>
      <p>
        <strong>{name}</strong>
        <span>{state}</span>
      </p>
      {show && (
        <button type="button" aria-pressed={isForced} onClick={isForced ? hide : show}>
          {isForced ? hideText : showText}
          <span className="ss-visually-hidden"> {name}</span>
        </button>
      )}
    </li>
  );
}
