import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { productTypes } from '../../contract/commerce/commerce-enums.ts';
import { commerceLimits } from '../../contract/commerce/constants.ts';
import { commerceProduct } from '../../contract/endpoints.ts';
import { quickView } from '../../contract/texts/en/store.ts';
import type { StoreTexts } from '../../contract/texts/texts.ts';
import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { usePage } from '../../ui/react/Island.tsx';
import { Modal } from '../../ui/react/Modal.tsx';
import { useTexts } from '../../ui/react/use-texts.tsx';
import { type ViewedProduct, viewProduct } from './viewed-product.ts';

export interface QuickViewProps {
  /** Id of the product. */
  readonly id: string;
  readonly onClose: () => void;
}

const english = { quickView };

/** Shows a product over the page; a sentence while it is loading, and if it cannot be fetched. */
export function QuickView({ id, onClose }: QuickViewProps) {
  const { quickView: texts } = useTexts(english, 'store');
  const { product, isLoaded } = useProduct(id);
  return (
    <Modal name={product?.title || texts.loading} closeName={texts.close} className="ss-quick-view" onClose={onClose}>
      {!product && <p role="status">{isLoaded ? texts.gone : texts.loading}</p>}
      {product && <Product product={product} texts={texts} />}
    </Modal>
  );
}

interface LoadedProduct {
  /** null while it is loading, and if it cannot be fetched. */
  readonly product: ViewedProduct | null;
  readonly isLoaded: boolean;
}

function useProduct(id: string): LoadedProduct {
  const page = usePage();
  const [loaded, setLoaded] = useState<LoadedProduct>({ product: null, isLoaded: false });
  useEffect(() => {
    let isCurrent = true;
    const show = (product: ViewedProduct | null) => {
      if (isCurrent) setLoaded({ product, isLoaded: true });
    };
    fetchProduct(page, id).then(show, (error: unknown) => {
      page.errors.report(error);
      show(null);
    });
    return () => {
      isCurrent = false;
    };
  }, [page, id]);
  return loaded;
}

async function fetchProduct(page: Page, id: string): Promise<ViewedProduct | null> {
  const [calls, commerce] = await Promise.all([page.service('calls'), page.service('commerce')]);
  const path = commerceProduct.path.replace('{id}', encodeURIComponent(id));
  const outcome = await calls.get(path, { onFailure: () => {} });
  return outcome.ok ? viewProduct(outcome.value, commerce.describeProduct) : null;
}

/** Returns the ref of a button that the chunk `product` is mounted on. */
function useProductButton(): RefObject<HTMLButtonElement | null> {
  const page = usePage();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    let mounted: Mounted | null = null;
    let isClosed = false;
    const mountButton = async () => {
      const { mount } = await page.chunks.load('product');
      if (!button.current) return;
      mounted = await mount(button.current, page);
      if (isClosed) mounted.dispose();
    };
    mountButton().catch(page.errors.report);
    return () => {
      isClosed = true;
      mounted?.dispose();
    };
  }, [page]);
  return button;
}

interface ProductProps {
  readonly product: ViewedProduct;
  readonly texts: StoreTexts['quickView'];
}

/** The markup of a product page. React renders it once: the chunk `product` changes it from then on. */
function Product({ product, texts }: ProductProps) {
  const id = useId();
  const button = useProductButton();
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
                  <option value="">{texts.choose(name)}</option>
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
            <label htmlFor={`${id}-quantity`}>{texts.quantity}</label>
            <input id={`${id}-quantity`} type="number" min={1} max={commerceLimits.maxQuantity} defaultValue={1} />
          </div>
        )}
        <div className="sqs-add-to-cart-button-wrapper">
          <button
            type="button"
            ref={button}
            className="sqs-add-to-cart-button ss-modal-button"
            data-item-id={product.id}
            data-product-type={productType ?? undefined}
            data-original-label={texts.add}
            data-form={form || undefined}
            data-subscription-option-id={subscriptionOptionId || undefined}
          >
            <span className="sqs-add-to-cart-button-inner">{texts.add}</span>
          </button>
        </div>
        {url && (
          <a className="ss-quick-view-link" href={url}>
            {texts.view}
          </a>
        )}
      </div>
    </article>
  );
}
