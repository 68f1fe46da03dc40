import type { FormFields } from '../../browser/http-request.ts';
import type { PageWindow } from '../../browser/page-window.ts';
import type { ButtonContext, CensusEventName } from '../../contract/analytics/constants.ts';
import { buttonClick, buttonRender, formRender, overlay, recordHit, recordQuickView } from '../../contract/endpoints.ts';
import type { CoreContext } from '../../contract/site/core-context.ts';
import type { Page, Visit } from '../../page/page.ts';
import type { Sender, Telemetry } from '../delivery/index.ts';
import { pageFields } from './hit-data.ts';

/** The fields of a button's events: analytics#button-event. */
export interface ButtonFields {
  /** The button block's id. */
  readonly id: string;
  readonly buttonText: string;
  readonly clickthroughUrl: string;
  readonly alignment: string;
  readonly size: string;
  readonly newWindow: boolean;
  readonly context: ButtonContext;
}

/**
 * Hits other than the page view. Each hit passes the tracking gate and renews the visit's session. Failures are ignored:
 * analytics#hit-failures. The promises settle with the acknowledgement of the sender, at the latest after the first attempt.
 */
export interface Hits {
  /** Records a hit with the fields of every hit and `extra`: analytics#record-hit. */
  record(event: Exclude<CensusEventName, 'PAGE_VIEW'>, extra?: Readonly<Record<string, unknown>>): Promise<void>;
  buttonRender(button: ButtonFields): Promise<void>;
  buttonClick(button: ButtonFields): Promise<void>;
  formRender(formId: string): Promise<void>;
  /** The caller chooses the overlay's fields: analytics#overlay. */
  overlay(fields: FormFields): Promise<void>;
  quickView(productId: string): Promise<void>;
}

export interface HitOptions {
  readonly context: CoreContext;
  readonly visit: Visit;
  readonly sender: Pick<Sender, 'send'>;
  readonly mayTrack: () => boolean;
  readonly window: PageWindow;
  readonly hitData: Page['hitData'];
}

export function createHits({ context, visit, sender, mayTrack, window, hitData }: HitOptions): Hits {
  const send = async (row: Telemetry['row'], fields: () => FormFields): Promise<void> => {
    if (mayTrack()) await sender.send({ kind: 'tracking', row, payload: fields() });
  };
  const withPage = (fields: FormFields) => () => ({
    ...fields,
    visitorCookie: visit.hit(),
    ...pageFields(context, window),
  });
  const button = (row: Telemetry['row'], { newWindow, context: buttonContext, ...fields }: ButtonFields) =>
    send(row, withPage({ ...fields, newWindow: `${newWindow}`, context: `${buttonContext}` }));
  return {
    record: (event, extra) =>
      send(recordHit, () => ({
        event,
        data: JSON.stringify({ ...hitData(), ...extra }),
        ss_cvr: visit.hit(),
      })),
    buttonRender: (fields) => button(buttonRender, fields),
    buttonClick: (fields) => button(buttonClick, fields),
    formRender: (formId) => send(formRender, withPage({ formId })),
    overlay: (fields) => send(overlay, withPage(fields)),
    quickView: (productId) =>
      send({ ...recordQuickView, path: recordQuickView.path.replace('{id}', encodeURIComponent(productId)) }, () => {
        visit.hit();
        return {};
      }),
  };
}
