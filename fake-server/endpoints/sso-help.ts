import type { Handler } from '../calls/handler.ts';
import { screenHtml } from '../html/screen.ts';
import { firstOf } from '../http/form-fields.ts';

/** Returns a screen that names the help article of the link. */
export const ssoHelp: Handler = ({ recorded, query }) => ({
  ...recorded,
  body: screenHtml({
    title: 'Help centre',
    text: 'On the platform this link leads to a help article.',
    facts: [['Article path', firstOf(query.path) ?? '']],
  }),
});
