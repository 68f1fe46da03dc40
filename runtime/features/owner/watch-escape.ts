import { onEscape } from '../../browser/on-escape.ts';
import { readFlag } from '../../contract/read.ts';
import { contextPart } from '../../contract/site/page-context.ts';
import type { Page } from '../../page/page.ts';

/** Fetches the service `owner` at the first Escape, where the site allows Escape to log in. owner#escape-download */
export function watchEscape({ context, rawContext, service, errors }: Page): void {
  // A signed-in owner's page fetches the service without Escape.
  if (context.account || !readFlag(contextPart(rawContext, 'websiteSettings').useEscapeKeyToLogin)) return;
  onEscape((press) => {
    service('owner')
      .then((owner) => owner.escape(press))
      .catch(errors.report);
  });
}
