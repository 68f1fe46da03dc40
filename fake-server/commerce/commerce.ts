import { type Carts, createCarts } from './carts.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';
import { createMembers, type Members } from './members.ts';
import { createOrders, type Orders } from './orders.ts';

/** The store behind the pages of every site. */
export interface CommerceState {
  readonly catalogue: Catalogue;
  readonly carts: Carts;
  readonly orders: Orders;
  readonly members: Members;
  clear(): void;
}

export function createCommerce(): CommerceState {
  const catalogue = createCatalogue();
  const carts = createCarts(catalogue);
  const orders = createOrders(catalogue, carts);
  const members = createMembers();
  return {
    catalogue,
    carts,
    orders,
    members,
    clear() {
      catalogue.clear();
      carts.clear();
      orders.clear();
      members.clear();
    },
  };
}
