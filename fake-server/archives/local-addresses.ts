import { decodePage } from '../html/page-text.ts';
import { tokenize } from '../html/tokenize.ts';

/** Returns the address of a saved resource on this server, or null for an address that is not changed. */
export type LocalAddress = (url: string) => string | null;

// An address in an attribute may contain the character reference &amp;. Any other reference, such as &quot;, ends it.
const inMarkup = /(?:(?:(?:https?|file):)?\/\/|cid:)(?:&amp;|&#38;|[^\s"'<>()\\&])+/gi;
const inStyles = /(?:(?:(?:https?|file):)?\/\/|cid:)[^\s"'<>()\\]+/gi;

/**
 * Returns a saved page whose tags, style elements and noscript elements refer to the resources saved with it. Relative addresses
 * are not changed, because the page is served at its own path; neither are scripts and text.
 */
export function localizePage(bytes: Buffer, local: LocalAddress): Buffer {
  const { text, encode } = decodePage(bytes);
  const parts: string[] = [];
  let done = 0;
  const put = (from: number, to: number, pattern: RegExp) => {
    parts.push(text.slice(done, from), replaced(text.slice(from, to), pattern, local));
    done = to;
  };
  tokenize(text, {
    onStartTag: ({ start, end }) => put(start, end, inMarkup),
    onRawText(name, from, to) {
      if (name === 'style') put(from, to, inStyles);
      // The pictures of a noscript element are read by scripts.
      else if (name === 'noscript') put(from, to, inMarkup);
    },
  });
  parts.push(text.slice(done));
  return encode(parts.join(''));
}

const relativeInStyles = /(url\(\s*["']?|@import\s+["'])(?!https?:|\/\/|cid:|data:)([^"'()\s]+)/gi;

/**
 * Returns a saved style sheet that refers to the resources saved with it, also by relative addresses, because its path may have
 * changed.
 */
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
