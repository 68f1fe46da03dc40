import type { Acknowledgement, Telemetry } from '../../../runtime/features/delivery/event.ts';
import type { Sender } from '../../../runtime/features/delivery/sender.ts';

/** Records sent events and returns the given responses. */
export interface FakeSender extends Pick<Sender, 'send'> {
  readonly sent: (Telemetry & { readonly id?: string })[];
  /** The fields of each sent event. */
  fields(index: number): Record<string, string>;
}

export function fakeSender(
  respond: () => Acknowledgement | Promise<Acknowledgement> = () => ({ state: 'delivered', status: 200 }),
): FakeSender {
  const sent: Telemetry[] = [];
  return {
    sent,
    fields: (index) => JSON.parse(JSON.stringify(sent[index]?.payload ?? {})) as Record<string, string>,
    async send(telemetry) {
      sent.push(telemetry);
      return await respond();
    },
  };
}

/** The window of a page at `/about/?a=b#team`. */
export const fakePageWindow = (path = '/about/') => ({
  location: new URL(`http://clean.localhost${path}?a=b#team`),
  document: { referrer: 'http://elsewhere.example/' },
  navigator: { userAgent: 'Test/1.0' },
  screen: { width: 1440, height: 900 },
  innerHeight: 600,
  innerWidth: 800,
});
