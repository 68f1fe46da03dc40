import { decodePage } from '../html/page-text.ts';
import { readTags } from '../html/read-tags.ts';

/** Returns the address on this server of something that was saved, or null to leave an address as it is. */
export type LocalAddress = (url: string) => string | null;

// In an attribute an ampersand is written as a reference; any other reference, such as &quot;, ends the address.
const inMarkup = /(?:(?:https?:)?\/\/|cid:)(?:&amp;|&#38;|[^\s"'<>()\\&])+/gi;
const inStyles = /(?:(?:https?:)?\/\/|cid:)[^\s"'<>()\\]+/gi;

/**
 * A saved page with the addresses in its attributes and style elements pointing to what was saved with it. Relative ones stay: the page
 * stands at its own path. Scripts and text stay as they are.
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
  const ignore = () => undefined;
  readTags(text, {
    onOpened({ name, from, to }) {
      put(from, to, inMarkup);
      styleFrom = name === 'style' ? to : null;
    },
    onClosed(name, from) {
      if (name === 'style' && styleFrom !== null) put(styleFrom, from, inStyles);
      styleFrom = null;
    },
    onText: ignore,
    onEntity: ignore,
    onDeclared: ignore,
  });
  parts.push(text.slice(done));
  return encode(parts.join(''));
}

const relativeInStyles = /(url\(\s*["']?|@import\s+["'])(?!https?:|\/\/|cid:|data:)([^"'()\s]+)/gi;

/** A saved style sheet, its addresses pointing to what was saved with it; relative ones too, because it may stand elsewhere now. */
export function localizeStyles(bytes: Buffer, local: LocalAddress): Buffer {
  const text = bytes.toString('latin1').replace(relativeInStyles, (whole, before: string, address: string) => {
    const found = local(address);
    return found === null ? whole : before + found;
  });
  return Buffer.from(replaced(text, inStyles, local), 'latin1');
}

const replaced = (text: string, pattern: RegExp, local: LocalAddress): string =>
  text.replace(pattern, (written) => {
    // Lists of addresses have commas between them, and some addresses hold one.
    for (const candidate of [written, written.replace(/,.*$/s, '')]) {
      const found = local(candidate.replace(/&(amp|#38);/gi, '&'));
      if (found !== null) return found + written.slice(candidate.length);
    }
    return written;
  });
