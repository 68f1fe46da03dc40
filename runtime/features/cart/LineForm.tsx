import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CartEntry } from '../../contract/commerce/cart.ts';
import type { StoreTexts } from '../../contract/texts/texts.ts';
import type { Page } from '../../page/page.ts';
import { usePage } from '../../ui/react/Island.tsx';
import type { MountedForm } from '../forms/index.ts';
import type { CartStore } from './cart-store.ts';

export interface LineFormProps {
  readonly entry: CartEntry;
  readonly texts: StoreTexts['cart'];
  readonly store: Pick<CartStore, 'setFields'>;
  readonly onClose: () => void;
}

/** The form of a line's product with the visitor's entries, which are saved to the cart. `commerce#cart-line-form` */
export function LineForm({ entry, texts, store, onClose }: LineFormProps) {
  const page = usePage();
  const container = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedForm>(null);
  const isSaved = useRef(false);
  // A new response of the platform does not replace the entries of the open form.
  const [opened] = useState(entry);
  const [isBusy, setBusy] = useState(true);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let isClosed = false;
    const draw = async () => {
      if (!container.current) return;
      const forms = await page.service('forms');
      const form = await forms.additionalFields(container.current, opened.form, opened.additionalFields);
      if (isClosed) return form.dispose();
      mounted.current = form;
      setBusy(false);
      track(page, 'open', opened);
      form.element.querySelector<HTMLElement>('input:not([type=hidden]),select,textarea')?.focus();
    };
    draw().catch((error: unknown) => {
      page.errors.report(error);
      if (!isClosed) setMissing(true);
    });
    return () => {
      isClosed = true;
      mounted.current?.dispose();
      if (mounted.current && !isSaved.current) track(page, 'close', opened);
    };
  }, [page, opened]);
  const save = async () => {
    const form = mounted.current;
    if (!form || isBusy || !(await form.check())) return;
    setBusy(true);
    isSaved.current = (await store.setFields(opened.id, await form.values())).ok;
    setBusy(false);
    if (!isSaved.current) return;
    track(page, 'submit', opened);
    onClose();
  };
  const press = () => {
    save().catch((error: unknown) => {
      setBusy(false);
      page.errors.report(error);
    });
  };
  // Enter in a field submits the form, which belongs to another React root: its events do not reach this one.
  const onSubmit = useEffectEvent(press);
  useEffect(() => {
    const controller = new AbortController();
    container.current?.addEventListener('submit', () => onSubmit(), { capture: true, signal: controller.signal });
    return () => controller.abort();
  }, []);
  return (
    <section className="ss-cart-line-form" aria-label={texts.edit(entry.title)} aria-busy={isBusy && !isMissing}>
      <div ref={container} />
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

/** Reports an event of the form to the internal event tracker. */
function track({ service, errors }: Page, event: 'open' | 'close' | 'submit', { itemId }: CartEntry): void {
  service('owner')
    .then((owner) => owner.track('cartPageProductForm', event, { itemId }))
    .catch(errors.report);
}
