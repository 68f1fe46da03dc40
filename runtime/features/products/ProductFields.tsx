/** The place of a product's own form, with the sentence for a form that cannot be shown. Rendered at build time. */
export const ProductFields = () => (
  <div className="ss-product-fields">
    <div data-part="form" />
    <p className="ss-product-error" role="alert" data-part="problem" />
  </div>
);
