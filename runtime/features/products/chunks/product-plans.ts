import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { withTexts } from '../../../browser/page-texts.ts';
import { isPriceCents } from '../../../contract/commerce/catalogue-ids.ts';
import { productMessages as products } from '../../../contract/commerce/constants.ts';
import { decodeProduct, type PricingOption, type ProductVariant } from '../../../contract/commerce/product.ts';
import { subscriptionText } from '../../../contract/commerce/subscription.ts';
import { plans as plansEn } from '../../../contract/texts/en/store.ts';
import type { StoreTexts } from '../../../contract/texts/texts.ts';
import type { Page } from '../../../page/page.ts';
import { buildStaticView } from '../../../ui/dom/view.ts';
import { view as productPlanView } from '../ProductPlan.tsx?static';
import { view as productPlansView } from '../ProductPlans.tsx?static';
import planStyles from '../plans.css';

const english: Pick<StoreTexts, 'plans' | 'products'> = { plans: plansEn, products };

export interface PlanChoice {
  /** Id of the chosen plan; empty for a single purchase. */
  readonly chosen: string;
  /** Shows the plans of another variant. The choice stays if that variant offers it as well. */
  show(variantIndex: number): void;
  dispose(): void;
}

/** Draws the choice among a product's plans in front of an element. `commerce#plan-choice` */
export function drawPlans(
  before: HTMLElement,
  rawVariants: readonly unknown[],
  money: (cents: number) => string,
  page: Page,
  onChange: () => void,
): PlanChoice {
  const document = before.ownerDocument;
  const { variants } = decodeProduct(rawVariants);
  const { root, legend, list } = buildStaticView(document, productPlansView);
  before.before(root);
  const removeStyles = adoptStyles(document, planStyles);
  const name = `ss-plan-${page.clock.now()}-${Math.trunc(Math.random() * 1e9)}`;
  let chosen = '';
  let shownIndex = 0;
  let texts = english;
  const buildPlan = ({ id, cents, plan }: Purchase): HTMLElement => {
    const { root: label, input, text } = buildStaticView(document, productPlanView);
    input.name = name;
    input.value = id;
    input.checked = id === chosen;
    input.addEventListener('change', () => {
      chosen = id;
      onChange();
    });
    text.textContent = plan ? `${money(cents)}, ${subscriptionText(plan, texts.products)}` : texts.plans.once(money(cents));
    return label;
  };
  const draw = () => {
    const variant = variants[shownIndex] ?? variants[0];
    const purchases = variant ? purchasesOf(variant) : [];
    if (!purchases.some(({ id }) => id === chosen)) chosen = purchases[0]?.id ?? '';
    root.hidden = purchases.length < 2;
    legend.textContent = texts.plans.legend;
    list.replaceChildren(...purchases.map(buildPlan));
  };
  const stopTexts = withTexts(
    page.chunks,
    english,
    (translated) => {
      texts = translated;
      draw();
    },
    'store',
  );
  return {
    get chosen() {
      return chosen;
    },
    show(variantIndex) {
      if (variantIndex === shownIndex) return;
      shownIndex = variantIndex;
      draw();
    },
    dispose() {
      stopTexts();
      root.remove();
      removeStyles();
    },
  };
}

/** One way to buy a variant. */
interface Purchase {
  /** Id of the plan; empty for a single purchase. */
  readonly id: string;
  readonly cents: number;
  readonly plan: PricingOption['plan'];
}

const currentCents = ({ onSale, priceCents, salePriceCents }: Pick<PricingOption, 'onSale' | 'priceCents' | 'salePriceCents'>) =>
  onSale ? (salePriceCents ?? priceCents) : priceCents;

/** Returns the single purchase, if it has a price, and every plan with a price. */
function purchasesOf(variant: ProductVariant): readonly Purchase[] {
  const single = { id: '', cents: currentCents(variant), plan: null };
  const byPlan = variant.pricingOptions
    .filter(({ plan }) => plan !== null)
    .map((option) => ({ id: option.id, cents: currentCents(option), plan: option.plan }));
  return [single, ...byPlan].filter((purchase): purchase is Purchase => isPriceCents(purchase.cents));
}
