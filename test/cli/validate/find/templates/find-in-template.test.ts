// covers: cli/validate/find/templates/
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../../../../cli/main.ts';
import { fakeIo } from '../../../../helpers/fakes/fake-io.ts';
import { temporaryFolder } from '../../../../helpers/platform/temporary-folder.ts';

interface Row {
  readonly severity: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Validates one file. Returns `line:column value` of each finding, and the values that the file has there. */
async function findingsIn(name: string, content: string) {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, name), content);
  const io = fakeIo({ cwd });
  await run(['validate', '--format', 'json', '.'], io);
  const { items, findings } = JSON.parse(io.outText) as { items: { findings: Row[] }[]; findings: Row[] };
  // A file without items has a note without a place.
  const rows = [...findings, ...items.flatMap((item) => item.findings)].filter(({ line }) => line !== undefined);
  const lines = content.split('\n');
  return rows.map(({ line, column, message }) => {
    const value = /"[^"]*"/.exec(message)?.[0] ?? message;
    const text = value.slice(1, -1);
    return `${line}:${
      lines[line - 1]
        ?.slice(column - 1)
        .replace(/^(?:\\?"|&quot;)/, '')
        .startsWith(text)
        ? column
        : 'another place'
    } ${text}`;
  });
}

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: templates contain it
/** Templates whose expressions are left alone, and whose literal values have mistakes. */
const templates: Readonly<Record<string, readonly [content: string, found: readonly string[]]>> = {
  tsx: [
    [
      "import React from 'react';",
      '/* <div data-block-json=\'{"design":"commented"}\' /> */',
      "const html = \"<div class='gallery-block' data-block-json='{bad'>\";",
      'const f = <T,>(x: T) => x;',
      'const g = <T extends object = {}>(x: T): x is T => { return x as any };',
      'interface I { <T>(x: T): T; }',
      'type F = <U>(y: U) => void; // it\'s a "type',
      'const h = useState<Map<string, number>>(new Map<string, number>())!;',
      'export function C({ a, b }: { a: number; b: number }) {',
      '  return (',
      '    <>',
      '      {/* <div data-block-json=\'{"design":"commented2"}\' /> */}',
      '      {a < b && b > 1 ? <p>don\'t "panic"</p> : null}',
      '      <List<string> items={[<i key="1">x</i>]} />',
      '      <div className="gallery-block" data-block-json={JSON.stringify({ design: \'slidshow\' })}>x</div>',
      '      <div className="gallery-block" data-block-json={`{"design":"${a}"}`} {...b} />',
      '      <div className="gallery-block" />',
      '      <div className="gallery-block" data-block-json=\'{"design":"slidshow","title":"a\\nb"}\' onClick={() => { if ' +
        '(a < 3) return <b>"</b>; }} />',
      '      <section title="a &gt; b" data-block-json="{&quot;design&quot;:&quot;grdi&quot;,&quot;gutter&quot;:1}" ' +
        'className={x}></section>',
      '      <div className="gallery-block" data-block-json={\'{"design":"slidshow"}\'} />',
      '      <div className={"gallery-block"} data-block-json={ /* why */ (`{"design":"grdi"}`) } />',
      '      <div className="gallery-block" data-block-json={"{\\"design\\":\\"lisst\\",\\"gutter\\":1}"}>x</div>',
      '      <div className="gallery-block" data-block-json={\'{"design":\' + \'"grdi"}\'} />',
      '      <div className="gallery-block" data-block-json={a ? \'{"design":"grdi"}\' : b} />',
      '      <div className="gallery-block" data-block-json={b(\'{"design":"grdi"}\')} />',
      '    </>',
      '  );',
      '}',
    ].join('\n'),
    ['18:65 slidshow', '19:70 grdi', '20:66 slidshow', '21:80 grdi', '22:68 lisst'],
  ],
  vue: [
    [
      '<script setup lang="ts">',
      'const a = \'<div data-block-json="bad" class="gallery-block">\';',
      '</script>',
      '<template>',
      '  <Title/><textarea v-model="x" /><script src="x" />',
      '  <div class="gallery-block" :data-block-json="JSON.stringify(x)"></div>',
      '  <div class="gallery-block" v-bind:data-block-json=\'"{" + x\'></div>',
      '  <div class="gallery-block" v-bind="attrs"></div>',
      '  <div class="gallery-block" data-block-json="{{ x }}"></div>',
      '  <template v-if="a > b && c < d">',
      '    <div class="gallery-block" data-block-json=\'{"design":"slidshow"}\'></div>',
      '  </template>',
      '  <!-- <div class="gallery-block" data-block-json=\'{"design":"comment"}\'></div> -->',
      '  <p>{{ a < b ? \'<div data-block-json="x" class="gallery-block">\' : "" }}</p>',
      '</template>',
      '<style>a{content:"<div data-block-json"}</style>',
    ].join('\n'),
    ['11:59 slidshow'],
  ],
  svelte: [
    [
      '<script>let x = {a:1};</script>',
      '{#if a < b}',
      '<div class="gallery-block" data-block-json={JSON.stringify({design:\'slidshow\', s: "}"})}></div>',
      '<div class="gallery-block" data-block-json="{JSON.stringify(x)}"></div>',
      '<div class="gallery-block" {...props}></div>',
      '<textarea bind:value={x} />',
      '{/if}',
      "<p>it's {x}</p>",
      '<div class="gallery-block" data-block-json=\'{"design":"slidshow"}\'></div>',
      '<div class="gallery-block" data-block-json="&#123;&quot;design&quot;:&quot;grdi&quot;&#125;"></div>',
    ].join('\n'),
    ['9:55 slidshow', '10:70 grdi'],
  ],
  astro: [
    [
      '---',
      'const x = { a: 1 };',
      "const s = \"<div class='gallery-block' data-block-json='bad'>\";",
      '---',
      '<Layout title="x">',
      '  {/* <div class="gallery-block" data-block-json=\'{"design":"comment"}\' /> */}',
      '  {items.map((i) => <div class="gallery-block" data-block-json={JSON.stringify(i)}>it\'s</div>)}',
      '  {cond && <div class="gallery-block" data-block-json=\'{"design":"slidshow"}\' />}',
      '  <div class="gallery-block" data-block-json=`{"design":"${x}"}`></div>',
      '  <div class="gallery-block" {...x}></div>',
      '  <div class="gallery-block" data-block-json=\'{"design":"grdi"}\'></div>',
      '</Layout>',
    ].join('\n'),
    ['8:66 slidshow', '11:57 grdi'],
  ],
  php: [
    [
      '<?php',
      "$x = \"?> <div class='gallery-block' data-block-json='bad'>\"; // it's a comment",
      '$y = <<<EOT',
      ' don\'t ?> "',
      'EOT;',
      "# what's ?>",
      '<div class="gallery-block" data-block-json=\'<?php echo json_encode($x); ?>\'></div>',
      '<div class="gallery-block" data-block-json="<?= htmlspecialchars(json_encode(["a" => "?>"])) ?>"></div>',
      '<div <?php if ($a > 1): ?>class="gallery-block"<?php endif ?> data-block-json=\'{"design":"slidshow"}\'></div>',
      '<div class="gallery-block" data-block-json="{{ $x }}"></div>',
      '<div class="gallery-block" data-block-json=\'@json($x)\'></div>',
      '<div @class([\'a\' => $b > 1]) data-block-json=\'{"design":"grdi","gutter":1}\'></div>',
      '<div class="gallery-block" <?= $attrs ?>></div>',
      '<script>Static.SQUARESPACE_CONTEXT = {"cookieSettings": <?= json_encode($c) ?>};</script>',
      '<script>Static.SQUARESPACE_CONTEXT = {"cookieSettings": {"cookieBannerTheme":"LIHGT"}};</script>',
      '<script class="sqs-form-block-context" type="application/json"><?= $form ?></script>',
      '<?php',
    ].join('\n'),
    ['9:90 slidshow', '12:57 grdi', '15:78 LIHGT'],
  ],
  liquid: [
    [
      '{% comment %}<div class="gallery-block" data-block-json=\'{"design":"comment"}\'>{% endcomment %}',
      '<div class="gallery-block" data-block-json=\'{{ block | json }}\'></div>',
      '<div class="gallery-block" data-block-json=\'{"design":"{{ d }}"}\'></div>',
      '<div class="gallery-block" data-block-json=\'{"design":"slidshow"}\' {% if x > 1 %}data-x="{{ "y" }}"{% endif %}></div>',
      '<{{ tag }} class="gallery-block" data-block-json=\'{"design":"grdi"}\'></{{ tag }}>',
      '<div class="gallery-block" {% if a %}data-block-json=\'{"design":"sliderr"}\'{% else ' +
        '%}data-block-json=\'{"design":"x"}\'{% endif %}></div>',
    ].join('\n'),
    ['4:55 slidshow', '5:61 grdi', '6:65 sliderr'],
  ],
  hbs: [
    [
      '{{!-- <div class="gallery-block" data-block-json=\'{"design":"comment"}\'> }} --}}',
      '<div class="gallery-block" data-block-json=\'{{{json block}}}\'></div>',
      '<div class="gallery-block" data-block-json=\'{"design":"slidshow"}\'></div>',
    ].join('\n'),
    ['3:55 slidshow'],
  ],
  ejs: [
    [
      '<% if (a < b && "x" > \'y\') { %>',
      '<div class="gallery-block" data-block-json=\'<%- JSON.stringify(x) %>\'></div>',
      '<div class="gallery-block" data-block-json=\'{"design":"slidshow"}\' <%= attrs %>></div>',
      '<% } %>',
    ].join('\n'),
    ['3:55 slidshow'],
  ],
};

// biome-ignore-end lint/suspicious/noTemplateCurlyInString: templates contain it
test.each(Object.entries(templates))(
  'in .%s only literal values are checked, with their places',
  async (extension, [content, found]) => {
    expect(await findingsIn(`a.${extension}`, content)).toEqual(found);
    expect(await findingsIn(`crlf.${extension}`, content.replaceAll('\n', '\r\n'))).toEqual(found);
  },
);

test('other extensions of these languages are read too', async () => {
  const tag = `<div data-block-json='{"design":"grdi","gutter":1}'></div>`;
  for (const extension of ['jsx', 'phtml', 'twig', 'njk', 'handlebars', 'mustache', 'erb', 'blade.php', 'html.erb', 'TSX'])
    expect([extension, await findingsIn(`a.${extension}`, tag)]).toEqual([extension, ['1:33 grdi']]);
});

test('templates with damaged, empty and unfinished code have no findings', async () => {
  const attribute = `<div class="gallery-block" data-block-json=`;
  for (const extension of Object.keys(templates))
    for (const text of [
      '',
      '{',
      '{{',
      '<?php',
      "<?php '",
      '<%',
      '{% x',
      '<',
      '<a {',
      `${attribute}{`,
      `${attribute}"{{`,
      '---\n',
      '{`${`',
      '/*',
    ])
      expect([extension, text, await findingsIn(`a.${extension}`, text)]).toEqual([extension, text, []]);
});

test('2,000 openings without an end are read in time proportional to the size', async () => {
  for (const [extension, opening] of [
    ...['{', '<a {', '<a "', '{{', "<a b='{"].flatMap((text) =>
      ['svelte', 'astro', 'vue', 'tsx'].map((each) => [each, text] as const),
    ),
    ...(['<?php <<<A\n', "<?php '", '@a(', '{{', '{!!'] as const).map((text) => ['php', text] as const),
    ...(['{%', '{{{', '<%', '{% comment %}', '<a "'] as const).map((text) => ['liquid', text] as const),
  ])
    await findingsIn(`a.${extension}`, `data-block-json${opening.repeat(2000)}`);
});
