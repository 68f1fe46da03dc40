import { readFlag, readText } from '../contract/read.ts';

/** A link out of settings that can do no harm. */
export interface SafeLink {
  /** As it was written. */
  readonly url: string;
  readonly label: string;
  readonly newWindow: boolean;
}

const protocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** null for what is no address, or one that would run script. Addresses without a protocol are the site's own. */
export function safeLink(url: unknown, label: string, newWindow: unknown = false): SafeLink | null {
  const written = readText(url).trim();
  if (!written) return null;
  try {
    if (!protocols.has(new URL(written, 'https://site.invalid/').protocol)) return null;
  } catch {
    return null;
  }
  return { url: written, label, newWindow: readFlag(newWindow) };
}

/** Sets an anchor's address; a new window learns nothing of this one. */
export function putLink(anchor: HTMLAnchorElement, { url, newWindow }: SafeLink): void {
  anchor.href = url;
  if (!newWindow) return;
  anchor.target = '_blank';
  anchor.rel = 'noopener';
}
