import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { productTypes } from '../../contract/commerce/commerce-enums.ts';
import type { StoreTexts } from '../../contract/texts/texts.ts';
import { Modal } from '../../ui/Modal.tsx';
import type { ViewedProduct } from './viewed-product.ts';

export interface QuickViewProps {
  readonly read: () => QuickViewState;
  readonly subscribe: (changed: () => void) => () => void;
  readonly onClose: () => void;
  /** The product stands there: its button can be brought to life. */
  readonly onDrawn: (button: HTMLElement) => void;
}

interface QuickViewState {
  readonly product: ViewedProduct | null;
  readonly isLoaded: boolean;
  readonly words: StoreTexts['quickView'];
}

/** The view while the product is on its way, what it shows then, and what it says where there is none. */
export function QuickView({ read, subscribe, onClose, onDrawn }: QuickViewProps) {
  const { product, isLoaded, words } = useSyncExternalStore(subscribe, read);
  return (
    <Modal name={product?.title || words.loading} closeName={words.close} className="ss-quick-view" onClose={onClose}>
      {!product && <p role="status">{isLoaded ? words.gone : words.loading}</p>}
      {product && <Product product={product} words={words} onDrawn={onDrawn} />}
    </Modal>
  );
}

interface ProductProps extends Pick<QuickViewProps, 'onDrawn'> {
  readonly product: ViewedProduct;
  readonly words: StoreTexts['quickView'];
}

/** The markup of product pages (wild §3), drawn once: the feature's own script is at work in it from then on. */
function Product({ product, words, onDrawn }: ProductProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (button.current) onDrawn(button.current);
  }, []);
  const { title, imageUrl, url, price, productType, rawVariants, options, form, subscriptionOptionId } = product;
  const hasQuantity = productType === productTypes.PHYSICAL || productType === null;
  return (
    <article className="ProductItem ss-quick-view-product">
      {imageUrl && <img src={imageUrl} alt="" />}
      <div className="ss-quick-view-details">
        <h2 className="ss-modal-title">{title}</h2>
        <div className="product-price">{price}</div>
        {rawVariants && (
          <div className="product-variants" data-item-id={product.id} data-variants={JSON.stringify(rawVariants)}>
            {options.map(({ name, values }) => (
              <div className="variant-option ss-modal-field" key={name}>
                <label htmlFor={id + name}>{name}</label>
                <select id={id + name} data-variant-option-name={name} defaultValue="">
                  <option value="">{words.choose(name)}</option>
                  {values.map((value) => (
                    <option key={value}>{value}</option>
                  ))}
                </select>
              </div>
            ))}
          </div>
        )}
        {hasQuantity && (
          <div className="product-quantity-input ss-modal-field" data-item-id={product.id}>
            <label htmlFor={`${id}-quantity`}>{words.quantity}</label>
            <input id={`${id}-quantity`} type="number" min={1} max={9999} defaultValue={1} />
          </div>
        )}
        <div className="sqs-add-to-cart-button-wrapper">
          <button
            type="button"
            ref={button}
            className="sqs-add-to-cart-button ss-modal-button"
            data-item-id={product.id}
            data-product-type={productType ?? undefined}
            data-original-label={words.add}
            data-form={form || undefined}
            data-subscription-option-id={subscriptionOptionId || undefined}
          >
            <span className="sqs-add-to-cart-button-inner">{words.add}</span>
          </button>
        </div>
        {url && (
          <a className="ss-quick-view-link" href={url}>
            {words.view}
          </a>
        )}
      </div>
    </article>
  );
}
