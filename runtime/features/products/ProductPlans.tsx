/** The choice among a product's plans. Rendered at build time; the chunk `product-plans` fills it. */
export const ProductPlans = () => (
  <fieldset className="ss-product-plans">
    <legend data-part="legend" />
    <div data-part="list" />
  </fieldset>
);
