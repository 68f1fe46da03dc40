import { decodePageContext } from '../contract/decoders/page-context.ts';
import { onEscape } from '../lib/on-escape.ts';
import type { Page } from '../page/page.ts';

/** Where the site allows Escape to log in, the first one fetches the owner's chunk. Spec 2 §4 "Escape key with nothing open". */
export function watchEscape({ context, given, service, errors }: Page): void {
  // The chunk of somebody who is signed in is there by itself, and listens.
  if (context.account || !decodePageContext(given).settings.useEscapeKeyToLogin) return;
  onEscape((press) => {
    service('owner')
      .then((owner) => owner.escape(press))
      .catch(errors.report);
  });
}
