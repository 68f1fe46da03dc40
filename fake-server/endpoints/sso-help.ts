import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';
import { firstOf } from '../http/form-fields.ts';
import { screenHtml } from '../pages/screen-html.ts';

/** A help link: answered with a screen that names the article (our choice: the platform's own response is not shown). Spec 2 §2. */
export const ssoHelp = defineHandler({
  endpoint: endpoints.ssoHelp,
  respond: ({ recorded, query }) => ({
    ...recorded,
    body: screenHtml({
      title: 'Help centre',
      text: 'On the platform this link leads to a help article.',
      facts: [['Article path', firstOf(query.path) ?? '']],
    }),
  }),
});
