import type { Telemetry } from '../../runtime/features/delivery/event.ts';
import type { Receipt, Sender } from '../../runtime/features/delivery/sender.ts';

/** Keeps what was sent and answers what it is told to. */
export interface FakeSender extends Pick<Sender, 'send'> {
  readonly sent: (Telemetry & { readonly id?: string })[];
  /** The fields of what was sent. */
  fields(index: number): Record<string, string>;
}

export function fakeSender(answer: () => Receipt | Promise<Receipt> = () => ({ state: 'delivered', status: 200 })): FakeSender {
  const sent: Telemetry[] = [];
  return {
    sent,
    fields: (index) => JSON.parse(JSON.stringify(sent[index]?.payload ?? {})) as Record<string, string>,
    async send(telemetry) {
      sent.push(telemetry);
      return await answer();
    },
  };
}

/** Snapshot of a page at `/about/?a=b#team`. */
export const fakeSnapshot = (path = '/about/') => ({
  url: `http://clean.localhost${path}?a=b#team`,
  path,
  queryString: '?a=b',
  hash: '#team',
  referrer: 'http://elsewhere.example/',
  userAgent: 'Test/1.0',
  viewportInnerHeight: 600,
  viewportInnerWidth: 800,
  screenHeight: 900,
  screenWidth: 1440,
});
