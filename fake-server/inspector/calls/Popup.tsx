import { type ReactNode, useEffect, useRef } from 'react';

interface PopupProps {
  readonly label: string;
  /** The edge of the button at which the panel is. */
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
}

/** A button that opens a small panel below it. Escape and a click outside close the panel. */
export function Popup({ label, align = 'end', children }: PopupProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = () => details.current?.removeAttribute('open');
    const onPointer = ({ target }: PointerEvent) => {
      if (!details.current?.contains(target as Node)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      event.preventDefault();
      close();
      details.current.querySelector('summary')?.focus();
    };
    addEventListener('pointerdown', onPointer);
    // Before the view's own keys, for which Escape closes the opened call.
    addEventListener('keydown', onKey, true);
    return () => {
      removeEventListener('pointerdown', onPointer);
      removeEventListener('keydown', onKey, true);
    };
  }, []);
  return (
    <details ref={details} className="popup">
      <summary>{label}</summary>
      <div className={`popup-panel ${align}`}>{children}</div>
    </details>
  );
}
