/** One plan of the list in `ProductPlans.tsx`. Rendered at build time. */
export const ProductPlan = () => (
  <label>
    <input type="radio" data-part="input" /> <span data-part="text" />
  </label>
);
