import { matchesOrigin } from '../common/origin-pattern.ts';
import { escapeHtml } from '../html/escape.ts';
import { decodePage } from '../html/page-text.ts';
import { applyEdits, type Edit } from '../html/place-map.ts';
import { scanPage } from '../html/scan-page.ts';
import { type StartTag, tokenize } from '../html/tokenize.ts';
import { builtScript } from './insert-tags.ts';
import { leavingAddress } from './leaving-screen.ts';

/** The server's origins and the address of the page. */
export interface SealedPlace {
  readonly origins: readonly string[];
  /** Absolute address of the page, which relative addresses in it refer to. */
  readonly url: string;
  /** Whether the page may open windows. */
  readonly hasWindows: boolean;
}

/**
 * Returns a page with the seal first in its head, a refresh to another host or port that shows the screen of leaving, and
 * without links that connect to another host in advance and escapes before the seal. Every other byte is unchanged.
 */
export function sealPage(html: Buffer, place: SealedPlace): Buffer {
  const { text, encode } = decodePage(html);
  const edits: Edit[] = [];
  // A script or policy before the head's start tag is already in the head.
  let sealAt = scanPage(text).headStart;
  const replaceTag = (tag: StartTag, offset: number) => {
    const replacement = replaced(tag, place);
    if (replacement !== null) edits.push({ from: offset + tag.start, to: offset + tag.end, text: replacement });
  };
  tokenize(text, {
    onStartTag(tag) {
      if (tag.name === 'script' || tag.name === 'meta') sealAt = Math.min(sealAt, tag.start);
      replaceTag(tag, 0);
    },
    onRawText(name, from, to) {
      // Browsers without scripts read the tags in it.
      if (name === 'noscript') tokenize(text.slice(from, to), { onStartTag: (tag) => replaceTag(tag, from) });
    },
  });
  const before = text.slice(0, sealAt);
  // In ISO-2022-JP the seal would be text of the character set that an escape has begun.
  if (before.includes(escapeByte)) return sealPage(encode(before.replaceAll(escapeByte, '') + text.slice(sealAt)), place);
  const seal = { from: sealAt, to: sealAt, text: sealTag(place) };
  const at = edits.findIndex(({ from }) => from >= sealAt);
  edits.splice(at < 0 ? edits.length : at, 0, seal);
  return encode(applyEdits(text, edits));
}

const escapeByte = '\x1b';

/** Returns the markup that replaces a tag; null for a tag that is kept. */
function replaced(tag: StartTag, place: SealedPlace): string | null {
  if (tag.name === 'meta' && tag.value('http-equiv')?.trim().toLowerCase() === 'refresh') {
    const [, delay = '0', written = ''] = refreshPattern.exec(tag.value('content') ?? '') ?? [];
    const address = addressOutside(written, place);
    return address && `<meta http-equiv="refresh" content="${delay};url=${escapeHtml(leavingAddress(address))}">`;
  }
  if (tag.name === 'link' && /\b(dns-prefetch|preconnect)\b/i.test(tag.value('rel') ?? ''))
    return addressOutside(tag.value('href') ?? '', place) && '';
  return null;
}

/** https://html.spec.whatwg.org/multipage/semantics.html#shared-declarative-refresh-steps */
const refreshPattern = /^\s*(\d*)[\d.]*\s*[;,\s]\s*(?:url\s*=\s*)?["']?([^"']+)/i;

function addressOutside(written: string, { origins, url }: SealedPlace): string | null {
  if (!URL.canParse(written, url)) return null;
  const { protocol, origin, href } = new URL(written, url);
  const isOwn = origin === new URL(url).origin || matchesOrigin(origin, origins);
  return /^https?:$/.test(protocol) && !isOwn ? href : null;
}

const sealTag = ({ origins, hasWindows }: SealedPlace): string =>
  '<script ' +
  `data-origins="${escapeHtml(origins.join(' '))}"${hasWindows ? '' : ' data-windows="none"'}>${builtScript('seal')}</script>`;
