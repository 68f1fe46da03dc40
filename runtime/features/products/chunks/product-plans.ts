import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { buildElement } from '../../../browser/build-element.ts';
import { withTexts } from '../../../browser/page-texts.ts';
import { isPriceCents } from '../../../contract/commerce/catalogue-ids.ts';
import { productMessages as products } from '../../../contract/commerce/messages.ts';
import { decodeProduct, type PricingOption, type ProductVariant } from '../../../contract/commerce/product.ts';
import { subscriptionText } from '../../../contract/commerce/subscription.ts';
import { plans as english } from '../../../contract/texts/en/store.ts';
import type { Page } from '../../../page/page.ts';
import planStyles from '../plans.css';

/** The choice among a product's plans, beside buying it once. Spec 2 §3 "Subscription plan", §4 "Subscription text"; its markup is ours. */
export interface PlanChoice {
  /** Empty: bought once. */
  readonly chosen: string;
  /** Shows the plans of another variant; what is chosen stays where that one has it. */
  show(index: number): void;
  dispose(): void;
}

export function drawPlans(
  before: HTMLElement,
  rawVariants: readonly unknown[],
  money: (cents: number) => string,
  page: Page,
): PlanChoice {
  const document = before.ownerDocument;
  const { variants } = decodeProduct(rawVariants);
  const legend = buildElement(document, 'legend', {});
  const list = buildElement(document, 'div', {});
  const box = buildElement(document, 'fieldset', { class: 'ss-product-plans' }, legend, list);
  before.before(box);
  const removeStyles = adoptStyles(document, planStyles);
  const name = `ss-plan-${page.clock.now()}-${Math.trunc(Math.random() * 1e9)}`;
  let chosen = '';
  let shown = 0;
  let words = { plans: english, products } as Parameters<Parameters<typeof withTexts<'plans' | 'products', 'store'>>[2]>[0];
  const draw = () => {
    const variant = variants[shown] ?? variants[0];
    const options = variant ? choicesOf(variant) : [];
    if (!options.some(({ id }) => id === chosen)) chosen = options[0]?.id ?? '';
    box.hidden = options.length < 2;
    legend.textContent = words.plans.legend;
    list.replaceChildren(
      ...options.map(({ id, cents, plan }) => {
        const input = buildElement(document, 'input', { type: 'radio', name, value: id });
        input.checked = id === chosen;
        input.addEventListener('change', () => {
          chosen = id;
        });
        const text = plan ? `${money(cents)}, ${subscriptionText(plan, words.products)}` : words.plans.once(money(cents));
        return buildElement(document, 'label', {}, input, ` ${text}`);
      }),
    );
  };
  const stopTexts = withTexts(
    page.chunks,
    { plans: english, products },
    (texts) => {
      words = texts;
      draw();
    },
    'store',
  );
  return {
    get chosen() {
      return chosen;
    },
    show(index) {
      if (index === shown) return;
      shown = index;
      draw();
    },
    dispose() {
      stopTexts();
      box.remove();
      removeStyles();
    },
  };
}

interface Choice {
  readonly id: string;
  readonly cents: number;
  readonly plan: PricingOption['plan'];
}

const currentCents = ({ onSale, priceCents, salePriceCents }: Pick<PricingOption, 'onSale' | 'priceCents' | 'salePriceCents'>) =>
  onSale ? (salePriceCents ?? priceCents) : priceCents;

/** What has no price is not offered. */
function choicesOf(variant: ProductVariant): readonly Choice[] {
  const once = { id: '', cents: currentCents(variant), plan: null };
  const all = [
    once,
    ...variant.pricingOptions.map((option) => ({ id: option.id, cents: currentCents(option), plan: option.plan })),
  ];
  return all.filter((choice): choice is Choice => isPriceCents(choice.cents) && (choice === once || choice.plan !== null));
}
