// Decodes the character references that published pages contain, without the tables of all 2,231 names.

const named: Readonly<Record<string, string>> = {
  ...{ quot: '"', amp: '&', lt: '<', gt: '>', apos: "'", nbsp: '\u00a0', copy: '\u00a9', reg: '\u00ae', trade: '\u2122' },
  ...{ hellip: '\u2026', ndash: '\u2013', mdash: '\u2014', bull: '\u2022', middot: '\u00b7', euro: '\u20ac', pound: '\u00a3' },
  ...{ lsquo: '\u2018', rsquo: '\u2019', ldquo: '\u201c', rdquo: '\u201d', laquo: '\u00ab', raquo: '\u00bb' },
  ...{ eacute: '\u00e9', egrave: '\u00e8', agrave: '\u00e0', ccedil: '\u00e7', ntilde: '\u00f1' },
  ...{ auml: '\u00e4', ouml: '\u00f6', uuml: '\u00fc', Auml: '\u00c4', Ouml: '\u00d6', Uuml: '\u00dc', szlig: '\u00df' },
};

/** A reference with its semicolon, or an ampersand that may begin another one. */
const reference = /&(?:#(\d{1,7});|#[xX]([\da-fA-F]{1,6});|([A-Za-z]{2,6});|(?=[#A-Za-z]))/g;

/** Decodes an attribute whose references are common ones; undefined for one with others, such as those without a semicolon. */
export function decodeCommonEntities(text: string): string | undefined {
  if (!text.includes('&')) return text;
  // Most attributes have these only; a decoded ampersand may begin another reference, so the others are decoded at once.
  const decoded = text.split('&quot;').join('"').split('&#123;').join('{').split('&#125;').join('}');
  if (!decoded.includes('&')) return decoded;
  let isRare = false;
  const all = text.replace(reference, (_, decimal?: string, hex?: string, name = '') => {
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    const character = isCopied(code) ? String.fromCodePoint(code) : Object.hasOwn(named, name) ? named[name] : undefined;
    isRare ||= character === undefined;
    return character ?? '';
  });
  return isRare ? undefined : all;
}

/** Whether HTML takes a code point as it is: it replaces NUL, surrogates and 128 to 159. */
const isCopied = (code: number): boolean =>
  (code > 0 && code < 128) || (code > 159 && code < 0xd800) || (code > 0xdfff && code <= 0x10ffff);
