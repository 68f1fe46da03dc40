import { loadPackage } from '../load-package.ts';

/** Names of the characters 160 to 255, in order. Pages may write them without a semicolon. */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
  'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute ' +
  'Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml ' +
  'Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml ' +
  'eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** Named characters by what is written after the ampersand. */
const named = new Map([
  ...latin1.split(' ').map((name, index): [string, string] => [name, String.fromCharCode(160 + index)]),
  ...Object.entries({ quot: '"', QUOT: '"', amp: '&', AMP: '&', lt: '<', LT: '<', gt: '>', GT: '>', COPY: '©', REG: '®' }),
]);
for (const [name, character] of [...named]) named.set(`${name};`, character);
for (const [name, character] of Object.entries({
  ...{ 'apos;': "'", 'hellip;': '…', 'ndash;': '–', 'mdash;': '—', 'bull;': '•', 'euro;': '€', 'trade;': '™' },
  ...{ 'lsquo;': '‘', 'rsquo;': '’', 'ldquo;': '“', 'rdquo;': '”' },
}))
  named.set(name, character);

/** Characters in place of the codes 128 to 159; those without one are kept. */
const windows1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const reference = /&(?:#[xX][\da-fA-F]+;?|#\d+;?|[A-Za-z][A-Za-z\d]*;?)/g;

/**
 * Decodes the character references of an attribute:
 * https://html.spec.whatwg.org/multipage/parsing.html#character-reference-state.
 */
export function decodeReferences(value: string): string {
  if (!value.includes('&')) return value;
  // Most attributes have these only; a decoded ampersand may begin another reference, so the others are decoded at once.
  const decoded = value.split('&quot;').join('"').split('&#123;').join('{').split('&#125;').join('}');
  if (!decoded.includes('&')) return decoded;
  return value.replace(reference, (written, at: number) => decodedReference(written, value.charAt(at + written.length)));
}

/** A reference in an attribute, with its index and its characters. */
export interface FoundReference {
  readonly at: number;
  readonly written: string;
  readonly decoded: string;
}

/** Yields the references of an attribute in order. */
export function* referencesIn(value: string): Generator<FoundReference> {
  for (const { index: at, 0: written } of value.matchAll(reference)) {
    const decoded = decodedReference(written, value.charAt(at + written.length));
    if (decoded !== written) yield { at, written, decoded };
  }
}

function decodedReference(written: string, next: string): string {
  if (written[1] === '#') return numbered(written);
  const name = written.slice(1);
  // Addresses have parameters such as `&copy=1`.
  if (!name.endsWith(';')) return next === '=' ? written : (named.get(name) ?? written);
  return named.get(name) ?? rareReference(written);
}

function numbered(written: string): string {
  const isHex = written[2] === 'x' || written[2] === 'X';
  const code = isHex ? Number.parseInt(written.slice(3), 16) : Number.parseInt(written.slice(2), 10);
  if (code >= 128 && code < 160) return windows1252[code - 128] ?? '';
  return code === 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? '\ufffd' : String.fromCodePoint(code);
}

/** Decodes a reference that few pages have, or returns it unchanged. The table of all 2,231 names is cheerio's. */
const rareReference = (written: string): string =>
  loadPackage('cheerio/slim').load(`<i title="${written}">`)('i').attr('title') ?? written;
