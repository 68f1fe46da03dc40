import { logout } from '../../contract/endpoints.ts';
import type { DataLayer } from './data-layer.ts';

export interface LogoutFrame {
  /** Address of the page. */
  readonly url: string;
  /** The page is in a frame: the preview of the editor. */
  readonly isFramed: boolean;
}

/**
 * Signs the owner out and leaves the page: calls#logout, calls#logout-destination. Returns false for a failed call: the page
 * is not left, and the failure is shown.
 */
export async function logOut(call: DataLayer, frame: LogoutFrame, navigate: (address: string) => void): Promise<boolean> {
  // Raw, because the response is not documented.
  const { ok } = await call(logout.method, logout.path, { format: 'raw' });
  if (ok) navigate(logoutDestination(frame));
  return ok;
}

export function logoutDestination({ url, isFramed }: LogoutFrame): string {
  const address = new URL(isFramed ? url : '/', url);
  address.searchParams.set('logout', 'true');
  return address.href;
}
