import { useEffect, useRef, useState } from 'react';
import type { CartEntry } from '../../contract/commerce/cart.ts';
import type { FormValues } from '../../contract/forms/form-values.ts';
import type { StoreTexts } from '../../contract/texts/texts.ts';
import type { MountedForm } from '../forms/index.ts';

/** What happened to the form of a line, as the internal event tracker names it. Spec 2 §7. */
type LineFormEvent = 'open' | 'close' | 'submit';

/** What a line's form does on the page. */
export interface LineFormWork {
  /** Draws the form with what stands in the line. */
  readonly draw: (place: HTMLElement, entry: CartEntry) => Promise<MountedForm>;
  /** Resolves with whether the platform has it. */
  readonly save: (entry: CartEntry, values: FormValues) => Promise<boolean>;
  readonly track: (event: LineFormEvent, entry: CartEntry) => void;
  readonly onError: (error: unknown) => void;
}

export interface LineFormProps {
  readonly entry: CartEntry;
  readonly texts: StoreTexts['cart'];
  readonly work: LineFormWork;
  readonly onClose: () => void;
}

/**
 * The own form of a line's product, to be changed from the cart. `open` is told once it stands there, `submit` once the platform has
 * what was changed, `close` where it goes without (our choice). A form that cannot be drawn says that the order keeps what was written.
 */
export function LineForm({ entry, texts, work, onClose }: LineFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const live = useRef<MountedForm>(null);
  const isSaved = useRef(false);
  const [isBusy, setBusy] = useState(true);
  const [isMissing, setMissing] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is drawn once; what the cart answers meanwhile leaves it alone
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      if (!place.current) return;
      const form = await work.draw(place.current, entry);
      if (isGone) return form.dispose();
      live.current = form;
      setBusy(false);
      work.track('open', entry);
      form.element.querySelector<HTMLElement>('input:not([type=hidden]),select,textarea')?.focus();
    };
    draw().catch((error: unknown) => {
      work.onError(error);
      if (!isGone) setMissing(true);
    });
    return () => {
      isGone = true;
      live.current?.dispose();
      if (live.current && !isSaved.current) work.track('close', entry);
    };
  }, []);
  const save = async () => {
    const form = live.current;
    if (!form || isBusy || !(await form.check())) return;
    setBusy(true);
    isSaved.current = await work.save(entry, await form.values());
    setBusy(false);
    if (!isSaved.current) return;
    work.track('submit', entry);
    onClose();
  };
  const press = () => {
    save().catch((error: unknown) => {
      setBusy(false);
      work.onError(error);
    });
  };
  // Enter in a field. The form is another tree's, so React hears nothing of it.
  useEffect(() => {
    const heard = new AbortController();
    place.current?.addEventListener('submit', press, { capture: true, signal: heard.signal });
    return () => heard.abort();
  });
  return (
    <section className="ss-cart-line-form" aria-label={texts.edit(entry.title)} aria-busy={isBusy && !isMissing}>
      <div ref={place} />
      {isMissing ? (
        <p role="alert">{texts.noForm}</p>
      ) : (
        <button type="button" disabled={isBusy} onClick={press}>
          {texts.save}
        </button>
      )}{' '}
      <button type="button" onClick={onClose}>
        {isMissing ? texts.close : texts.cancel}
      </button>
    </section>
  );
}
