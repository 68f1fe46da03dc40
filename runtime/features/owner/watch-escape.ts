import { onEscape } from '../../browser/on-escape.ts';
import { readFields } from '../../contract/read.ts';
import { decodeBasicSettings } from '../../contract/site/page-context.ts';
import type { Page } from '../../page/page.ts';

/** Where the site allows Escape to log in, the first one fetches the owner's chunk. Spec 2 §4 "Escape key with nothing open". */
export function watchEscape({ context, rawContext, service, errors }: Page): void {
  // The chunk of somebody who is signed in is there by itself, and listens.
  if (context.account || !decodeBasicSettings(readFields(rawContext).websiteSettings).useEscapeKeyToLogin) return;
  onEscape((press) => {
    service('owner')
      .then((owner) => owner.escape(press))
      .catch(errors.report);
  });
}
