import { useEffect, useState } from 'react';
import { formatMoney } from '../../runtime/contract/commerce/money.ts';
import { readOrders, type SeenOrder } from './control.ts';

/** Shows the orders of every site, the newest first. They are read again after each new call. */
export function OrdersPanel({ newestSeq }: { readonly newestSeq: number }) {
  const [orders, setOrders] = useState<readonly SeenOrder[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new call may have created an order
  useEffect(() => {
    readOrders().then(setOrders, () => setOrders([]));
  }, [newestSeq]);
  return (
    <section className="orders-panel" aria-labelledby="orders-title">
      <h2 id="orders-title">Orders</h2>
      {orders.map(({ id, number, site, kind, lines, currency, grandTotalCents }) => (
        <details key={id}>
          <summary>
            {number} · {site} · {kind} · {formatMoney(grandTotalCents, currency)}
          </summary>
          <ul>
            {lines.map(({ title, quantity, cents }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
              <li key={index}>
                {quantity} × {title}: {formatMoney(cents, currency)}
              </li>
            ))}
          </ul>
        </details>
      ))}
      {orders.length === 0 && <p className="empty">No orders yet.</p>}
    </section>
  );
}
