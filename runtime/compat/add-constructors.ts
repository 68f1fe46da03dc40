import type { Page } from '../page/page.ts';
import { createEarlyInstances, type EarlyInstances } from './early-instances.ts';
import { createFormSubmit } from './form-submit.ts';
import { createGallery2 } from './gallery2.ts';
import { createLightbox2 } from './lightbox2.ts';
import { reportPageCode } from './page-code.ts';
import { createShoppingCart } from './shopping-cart.ts';

type Names = Record<string, unknown>;

/** Whether a name is the queue's, whose prototypes have every member, and not the page's. */
const isQueued = (name: unknown): boolean => !name || !!(name as { prototype?: { ss?: unknown } }).prototype?.ss;

/**
 * Adds the constructors of `Y.Squarespace`, unless the page has defined them. Returns the instances that the page created before.
 */
export function addConstructors(global: Names, page: Page): EarlyInstances {
  const FormSubmit = createFormSubmit(page);
  const constructors = { Gallery2: createGallery2(page), Lightbox2: createLightbox2(page), FormSubmit };
  const y = global.Y as { Squarespace?: Names; Node?: unknown };
  const constructorOf = (name: string): unknown =>
    (constructors as Names)[name] ?? Object.getOwnPropertyDescriptor(y.Squarespace ?? {}, name)?.value;
  const early = createEarlyInstances(constructorOf, (error) => reportPageCode(page, error));
  if (typeof y?.Squarespace !== 'object') return early;
  const squarespace = y.Squarespace;
  for (const [name, value] of Object.entries(constructors)) if (isQueued(squarespace[name])) squarespace[name] = value;
  // The oldest forms call `(Y.Node(form)).submit(formId, collectionId)`.
  y.Node ??= (element: unknown) => new FormSubmit(element);
  squarespace.Singletons ??= {};
  const singletons = squarespace.Singletons as { ShoppingCart?: Names };
  singletons.ShoppingCart ??= {};
  // Page code may keep a reference to the object, so the methods are added in place.
  const shoppingCart = createShoppingCart(page);
  if (isQueued(singletons.ShoppingCart.on)) Object.assign(singletons.ShoppingCart, shoppingCart);
  // Tag managers listen to additions here.
  const { on, after } = shoppingCart;
  squarespace.CommerceAnalytics ??= { on, after, once: on };
  return early;
}
