import type { Clock } from '../clock.ts';
import { createLedger } from './ledger.ts';
import { createSender, type Sender, type SenderDoors } from './sender.ts';
import { createTransports } from './transports.ts';

/**
 * The page's sender with the browser's doors: it leaves and comes back with the page and with the network, and sends what earlier
 * pages left behind once the page has loaded and has nothing better to do.
 */
export function createDelivery(
  window: Window & typeof globalThis,
  { clock, ...doors }: { readonly clock: Clock } & Pick<SenderDoors, 'storage' | 'mayStore' | 'crumb'>,
): Sender {
  const sender = createSender({
    ...doors,
    clock,
    ledger: createLedger(),
    transports: createTransports(window),
    isOnline: () => window.navigator.onLine !== false,
    random: Math.random,
  });
  window.addEventListener('pagehide', sender.leave);
  window.addEventListener('pageshow', ({ persisted }) => persisted && sender.resume());
  window.addEventListener('online', sender.resume);
  const drainAtLeisure = () => clock.whenIdle(sender.drain);
  if (window.document.readyState === 'complete') drainAtLeisure();
  else window.addEventListener('load', drainAtLeisure);
  return sender;
}
