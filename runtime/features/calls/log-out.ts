import { logout } from '../../contract/endpoints.ts';
import type { DataLayer } from './data-layer.ts';

export interface LogoutPlace {
  /** The page's whole address. */
  readonly url: string;
  /** Shown in a frame: the preview in the editor. */
  readonly framed: boolean;
}

/**
 * Signs the owner out and goes on to the site's root, or to the same address in a preview frame, with logout=true. A crumb
 * failure repeats the call once. False if it failed: then the page stays, and the failure is shown. Spec 2 §2, §4, §7.
 */
export async function logOut(call: DataLayer, place: LogoutPlace, go: (address: string) => void): Promise<boolean> {
  // Raw, because the specification does not show what is answered.
  const { ok } = await call(logout.method, logout.path, { format: 'raw' });
  if (ok) go(afterLogout(place));
  return ok;
}

/** Where log-out leads. */
export function afterLogout({ url, framed }: LogoutPlace): string {
  const address = new URL(framed ? url : '/', url);
  address.searchParams.set('logout', 'true');
  return address.href;
}
