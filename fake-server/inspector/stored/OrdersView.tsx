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
        {orders.map(({ id, number, site, kind, createdOn, email, cart, lines, currency, grandTotalCents }) => (
          <details key={id} className="stored">
            <summary>
              <span className="soft">Order {number}</span>
              <bdi>{site}</bdi>
              <span className="soft">{kind}</span>
              <time className="soft" dateTime={createdOn}>
                {new Date(createdOn).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
              <span className="amount">{formatMoney(grandTotalCents, currency)}</span>
            </summary>
            <ul className="plain">
              {lines.map(({ title, quantity, cents }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
                <li key={index}>
                  {quantity} × <bdi>{title}</bdi>: {formatMoney(cents, currency)}
                </li>
              ))}
              {cart && cart.discountCents > 0 && <li>Discount: {formatMoney(-cart.discountCents, currency)}</li>}
              <li>E-mail: {email === '' ? 'none given' : <bdi>{email}</bdi>}</li>
            </ul>
          </details>
        ))}
      </section>
    </div>
  );
}
