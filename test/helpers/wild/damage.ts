/** Changes that happen to published pages: saved again, formatted, pasted into other systems, sent in another encoding. */

/** Changes the text of a page, or its bytes. */
export type Damage = (html: string) => string | Buffer;

const inAttributes = (change: (json: string) => string) => (html: string) =>
  html.replace(/data-block-json=(["'])(.*?)\1/gs, (_whole, _quote, json: string) =>
    change(json.replaceAll('&quot;', '"').replaceAll('&amp;', '&')),
  );

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

export const damages = {
  /** `&#123;&quot;`, as the oldest servers write. */
  numericReferences: inAttributes(
    (json) =>
      `data-block-json="${escaped(json).replaceAll('{', '&#123;').replaceAll('}', '&#125;').replaceAll(':&quot;', ':&#34;')}"`,
  ),
  singleQuotes: inAttributes((json) => `data-block-json='${json.replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'`),
  doubleEncoding: inAttributes((json) => `data-block-json="${escaped(escaped(json))}"`),
  backslashes: inAttributes((json) => `data-block-json="${json.replaceAll('"', '\\&quot;')}"`),
  cutJson: inAttributes((json) => `data-block-json="${escaped(json.slice(0, json.length / 2))}"`),
  emptyJson: inAttributes(() => 'data-block-json=""'),
  noJson: inAttributes(() => ''),
  templatesInJson: inAttributes(() => 'data-block-json="{@|block-json}" data-original="{{ block.json | escape }}"'),
  templatesAround: (html: string) =>
    '{{ include "top.html" ' +
    `}}\n${html.replace('</head>', '{squarespace-headers}\n<%= yield :head %>\n</head>').replace('</body>', '{.section items}{.repeated section @}<p>{title}</p>{.end}{.end}{squarespace-footers}</body>')}`,
  php: (html: string) =>
    '<?php /* Template Name: Pots */ get_header(); ' +
    `?>\n${html.replace('</title>', ' <?php echo date("Y"); ?></title>').replace('<body ', '<body <?php body_class(); ?> ').replace('</body>', '<?php if ($a > 1) { echo "<b>"; } ?></body>')}`,
  httpAddresses: (html: string) => html.replace(/(["'])\/\//g, '$1http://').replaceAll('https://', 'http://'),
  relativeAddresses: (html: string) => html.replaceAll('"/img/', '"img/'),
  noEndTags: (html: string) => html.replace(/<\/(p|li|html|body|head|main|section|article)>/g, ''),
  upperCase: (html: string) =>
    html.replace(
      /<(\/?)(html|head|body|script|div|meta|title|img)\b/g,
      (_all, slash, name: string) => `<${slash}${name.toUpperCase()}`,
    ),
  crlf: (html: string) => html.replaceAll('\n', '\r\n'),
  cr: (html: string) => html.replaceAll('\n', '\r'),
  noDoctype: (html: string) => html.replace(/<!doctype html>/i, ''),
  noHead: (html: string) => html.replace(/<\/?(html|head|body)\b[^>]*>/g, ''),
  commentsAround: (html: string) =>
    html.replace(
      /<script>(?!\(function\(rollups)([^<]+)<\/script>/g,
      '<!-- saved --><script><!--\n$1\n//--></script><!-- <script ' +
        'src="//assets.squarespace.com/universal/scripts-compressed/x-0123456789abcdef-min.en-US.js"></script> -->',
    ),
  minified: (html: string) => html.replace(/>\s+</g, '><').replace(/ (id|class|lang|type)="([\w-]+)"/g, ' $1=$2'),
  formatted: (html: string) => html.replace(/></g, '>\n      <'),
  attributesMissing: (html: string) =>
    html.replace(/ (data-image-dimensions|data-image-focal-point|data-image|data-block-type|data-type|id)="[^"]*"/g, ''),
  utf8Mark: (html: string) => Buffer.from(`\ufeff${html}`),
  utf16Little: (html: string) => Buffer.from(`\ufeff${html}`, 'utf16le'),
  utf16Big: (html: string) => Buffer.from(`\ufeff${html}`, 'utf16le').swap16(),
  windows1252: (html: string) =>
    Buffer.from(
      html.replace('charset="utf-8"', 'charset="windows-1252"').replace('<main', '<p>caf\u00e9 \u0096</p><main'),
      'latin1',
    ),
  shiftJis: (html: string) =>
    Buffer.concat(
      html
        .replace('charset="utf-8"', 'charset="Shift_JIS"')
        .split('<main')
        .flatMap((part, index) =>
          index === 0 ? [Buffer.from(part)] : [Buffer.from([0x93, 0xfb, 0x8a, 0xed]), Buffer.from(`<main${part}`)],
        ),
    ),
  /** A base of another host: the runtime's addresses must not be relative to it. */
  baseElsewhere: (html: string) => html.replace('<base href="">', '<base href="https://www.pots.example/old/">'),
  /** Copies of the platform's scripts beside the page, as browsers save them. */
  savedCopies: (html: string) =>
    html
      .replace(/src="[^"]*?([^"/]+-min\.en-US\.js)"/g, 'src="./page_files/$1.download"')
      .replace('<html', '<!-- saved from url=(0022)https://pots.example/ -->\n<html'),
} satisfies Readonly<Record<string, Damage>>;
