import { formatMoney } from '../../../runtime/contract/commerce/money.ts';
import { readOrders } from '../control.ts';
import { EmptyState } from '../EmptyState.tsx';
import { useReading } from '../use-reading.tsx';

/** Shows the orders of every site, the newest first. */
export function OrdersView() {
  const { value: orders, problem } = useReading(readOrders);
  if (problem !== '') return <EmptyState title="The orders cannot be read" text={problem} />;
  if (!orders) return null;
  if (orders.length === 0)
    return <EmptyState title="No orders yet" text="Orders, donations and reservations of the sites appear here." />;
  return (
    <div className="page">
      <section aria-label="Orders">
        {orders.map(({ id, number, site, kind, lines, currency, grandTotalCents }) => (
          <details key={id} className="stored">
            <summary>
              <span className="soft">{number}</span>
              <bdi>{site}</bdi>
              <span className="soft">{kind}</span>
              <span className="amount">{formatMoney(grandTotalCents, currency)}</span>
            </summary>
            <ul className="plain">
              {lines.map(({ title, quantity, cents }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
                <li key={index}>
                  {quantity} × <bdi>{title}</bdi>: {formatMoney(cents, currency)}
                </li>
              ))}
            </ul>
          </details>
        ))}
      </section>
    </div>
  );
}
