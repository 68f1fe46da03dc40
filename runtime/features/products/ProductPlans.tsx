import type { ViewParts } from '../../ui/dom/view.ts';

export interface ProductPlansParts extends ViewParts {
  readonly legend: HTMLElement;
  readonly list: HTMLElement;
}

/** The choice among a product's plans. Rendered at build time; the chunk `product-plans` fills it. */
export const ProductPlans = () => (
  <fieldset className="ss-product-plans">
    <legend data-part="legend" />
    <div data-part="list" />
  </fieldset>
);

export interface ProductPlanParts extends ViewParts {
  readonly input: HTMLInputElement;
  readonly text: HTMLElement;
}

/** One plan of the list. */
export const ProductPlan = () => (
  <label>
    <input type="radio" data-part="input" /> <span data-part="text" />
  </label>
);
