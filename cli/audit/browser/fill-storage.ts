import type { GivenStorage } from './audit-browser.ts';
import { type DevtoolsSession, sendOnly } from './devtools.ts';

/**
 * Writes items to the localStorage of an origin, in an empty document of it that needs no network. Rejects for an origin that the
 * browser does not open, and for more than it keeps.
 */
export async function fillStorage(session: DevtoolsSession, { origin, items }: GivenStorage): Promise<void> {
  session.on('Fetch.requestPaused', ({ requestId }) =>
    sendOnly(session, 'Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'text/html' }],
      body: '',
    }),
  );
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  const { errorText } = await session.send('Page.navigate', { url: `${origin}/` });
  if (errorText) throw new Error(errorText);
  const expression = `for (const { name, value } of ${JSON.stringify(items)}) localStorage.setItem(name, value)`;
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
}
