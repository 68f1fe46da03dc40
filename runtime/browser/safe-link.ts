import { readFlag, readText } from '../contract/read.ts';

/** A harmless link from settings. */
export interface SafeLink {
  /** The address as the settings have it. */
  readonly url: string;
  readonly label: string;
  readonly newWindow: boolean;
}

const protocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Returns the link; null for an invalid address and for one that would run a script. An address without a protocol belongs to the
 * site.
 */
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

/** Sets an anchor's address. A new window gets no access to this one (`noopener`). */
export function putLink(anchor: HTMLAnchorElement, { url, newWindow }: SafeLink): void {
  anchor.href = url;
  if (!newWindow) return;
  anchor.target = '_blank';
  anchor.rel = 'noopener';
}
