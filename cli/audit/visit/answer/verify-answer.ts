import type { JarCookie } from '../../artifacts/artifacts.ts';
import type { Watch } from '../watch/watch.ts';
import type { PressMoment } from './press-control.ts';

/** Words in the path or the body of a request that stores an answer on a server. */
const consentRequest = /consent|cookie|gdpr|dsgvo|privacy|\bcmp\b|tcf|opt-?(in|out)|accept|reject|decline|choice|preference/i;

/**
 * Whether something was stored since an answer: a cookie, an item of the page's storage, a database, or a request that says so.
 */
export function isStored(
  watch: Pick<Watch, 'events' | 'traffic'>,
  { jar, stored, atMs }: Pick<PressMoment, 'jar' | 'stored' | 'atMs'>,
  after: { readonly jar: readonly JarCookie[]; readonly stored: readonly string[] },
): boolean {
  const isKept = ({ name, domain, path, value }: JarCookie) =>
    jar.some((old) => old.name === name && old.domain === domain && old.path === path && old.value === value);
  const isRequest = watch.traffic.requests.some(
    ({ url, body, startedAtMs, type }) =>
      startedAtMs >= atMs && type !== 'Script' && type !== 'Stylesheet' && consentRequest.test(`${pathOf(url)} ${body ?? ''}`),
  );
  return (
    after.jar.some((cookie) => !isKept(cookie)) ||
    after.stored.some((item) => !stored.includes(item)) ||
    watch.events.some(({ kind, seenAtMs }) => kind === 'storage' && seenAtMs >= atMs) ||
    isRequest
  );
}

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : '');
