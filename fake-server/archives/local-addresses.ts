import { decodePage } from '../html/page-text.ts';
import { readTags } from '../html/read-tags.ts';

/** Returns the address of a saved resource on this server, or null for an address that is not changed. */
export type LocalAddress = (url: string) => string | null;

// An address in an attribute may contain the character reference &amp;. Any other reference, such as &quot;, ends it.
const inMarkup = /(?:(?:(?:https?|file):)?\/\/|cid:)(?:&amp;|&#38;|[^\s"'<>()\\&])+/gi;
const inStyles = /(?:(?:(?:https?|file):)?\/\/|cid:)[^\s"'<>()\\]+/gi;

/**
 * Returns a saved page whose attributes and style elements refer to the resources saved with it. Relative addresses are not
 * changed, because the page is served at its own path; neither are scripts and text.
 */
export function localizePage(bytes: Buffer, local: LocalAddress): Buffer {
  const { text, encode } = decodePage(bytes);
  const parts: string[] = [];
  let done = 0;
  let styleFrom: number | null = null;
  const put = (from: number, to: number, pattern: RegExp) => {
    parts.push(text.slice(done, from), replaced(text.slice(from, to), pattern, local));
    done = to;
  };
  readTags(text, {
    onOpened({ name, from, to }) {
      put(from, to, inMarkup);
      styleFrom = name === 'style' ? to : null;
    },
    onClosed(name, from) {
      if (name === 'style' && styleFrom !== null) put(styleFrom, from, inStyles);
      styleFrom = null;
    },
  });
  parts.push(text.slice(done));
  return encode(parts.join(''));
}

const relativeInStyles = /(url\(\s*["']?|@import\s+["'])(?!https?:|\/\/|cid:|data:)([^"'()\s]+)/gi;

/** Returns a saved style sheet that refers to the resources saved with it, also by relative addresses, because its path may have changed. */
export function localizeStyles(bytes: Buffer, local: LocalAddress): Buffer {
  const text = bytes.toString('latin1').replace(relativeInStyles, (whole, before: string, address: string) => {
    const found = local(address);
    return found === null ? whole : before + found;
  });
  return Buffer.from(replaced(text, inStyles, local), 'latin1');
}

const replaced = (text: string, pattern: RegExp, local: LocalAddress): string =>
  text.replace(pattern, (written) => {
    // Addresses in a list are separated by commas, and an address may contain one.
    for (const candidate of [written, written.replace(/,.*$/s, '')]) {
      const found = local(candidate.replace(/&(amp|#38);/gi, '&'));
      if (found !== null) return found + written.slice(candidate.length);
    }
    return written;
  });
