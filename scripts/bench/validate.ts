// CPU of `validate`, as a ratio to a process that reads the same files and parses their blocks:
// `node scripts/run.mjs scripts/bench/validate.ts [rounds]`, after `npm run build`.
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { digits, median, printTable, ratio } from './table.ts';

const rounds = Number(process.argv[2] ?? 3);
const files = 1000;
const blocksPerFile = 20;
const pageBytes = 20e6;
const lineBytes = 500e6;

const designs = ['grid', 'slideshow', 'autocolumns', 'carousel', 'slider', 'stacked'];
const block = (n: number): string =>
  JSON.stringify({
    ...{ design: designs[n % designs.length], 'thumbnails-per-row': 3 + (n % 4), 'aspect-ratio': 'square', padding: 20 },
    ...{
      'auto-crop': true,
      autoplay: n % 2 === 0,
      'autoplay-duration': 5,
      controls: true,
      lightbox: true,
      lightboxTheme: 'dark',
    },
    ...{ 'active-alignment': 'start', 'meta-position': 'bottom', 'show-meta': true, 'show-meta-basic': false, newWindow: false },
    ...{ 'thumbnail-strip-height': 100, 'thumbnail-strip-margin': 10, columnWidth: 270, gutter: 20, slidesPerRow: 3 },
    ...{ methodOption: 'transient', transientGalleryId: `5f1a2b3c4d5e6f7a8b9c${n}` },
  });
const blocks = (first: number, count: number): string[] => Array.from({ length: count }, (_, index) => block(first + index));
const element = (data: string): string =>
  `<div class="sqs-block gallery-block" data-block-type="8" data-block-json="${data.replaceAll('"', '&quot;')}">\n` +
  '<p>Some text with <a href="/a?b=1">a link</a>.</p><img src="/s/1.jpg" alt="A picture"></div>\n';
const page = (data: readonly string[]): string =>
  `<!doctype html>\n<title>A page</title>\n<main>\n${data.map(element).join('')}</main>\n`;

function writeInputs(folder: string): void {
  mkdirSync(join(folder, 'html'));
  mkdirSync(join(folder, 'json'));
  for (let file = 0; file < files; file += 1) {
    const data = blocks(file * blocksPerFile, blocksPerFile);
    writeFileSync(join(folder, 'html', `${file}.html`), page(data));
    writeFileSync(join(folder, 'json', `${file}.json`), `[${data.join(',')}]`);
  }
  writeFileSync(join(folder, 'page.html'), page(blocks(0, Math.ceil(pageBytes / element(block(0)).length))));
  const lines = openSync(join(folder, 'lines.ndjson'), 'w');
  for (let [n, bytes] = [0, 0]; bytes < lineBytes; n += 2000) bytes += writeSync(lines, `${blocks(n, 2000).join('\n')}\n`);
  closeSync(lines);
}

/** Reads and parses: arguments are the kind of content and the paths. */
const floorCode = `
const { createReadStream, readdirSync, readFileSync, statSync } = require('node:fs');
const [kind, path] = process.argv.slice(1);
const parse = (text) => {
  if (kind === 'json') return JSON.parse(text);
  for (const [, data] of text.matchAll(/data-block-json="([^"]*)"/g)) JSON.parse(data.replaceAll('&quot;', '"'));
};
if (kind === 'lines') {
  require('node:readline').createInterface({ input: createReadStream(path) }).on('line', (line) => JSON.parse(line));
} else if (statSync(path).isDirectory()) {
  for (const name of readdirSync(path)) parse(readFileSync(path + '/' + name, 'utf8'));
} else parse(readFileSync(path, 'utf8'));
`;

const reportCpu = `data:text/javascript,import{writeSync}from'node:fs';process.on('exit',()=>{const{user,system}=process.cpuUsage();writeSync(3,String(user+system))})`;

/** Runs a Node program and returns the CPU time of all its threads in milliseconds, user and system. */
function cpuMs(args: readonly string[]): number {
  const { status, output } = spawnSync(process.execPath, ['--import', reportCpu, ...args], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`node ${args.join(' ').slice(0, 80)} ended with status ${status}`);
  return Number(output[3]?.toString()) / 1000;
}

const cli = JSON.stringify(pathToFileURL(join(process.cwd(), '.build/cli/start.js')).href);
// The launcher of a clone looks for newer sources first; that of a package does not.
const validate = (path: string): readonly string[] => [
  '-e',
  `import(${cli}).then((start) => start.startProcess())`,
  '--',
  'cli',
  'validate',
  path,
];

const cases = [
  ['1000 HTML files', 'html', 'html'],
  ['1000 JSON files', 'json', 'json'],
  ['page of 20 MB', 'html', 'page.html'],
  ['NDJSON of 500 MB', 'lines', 'lines.ndjson'],
] as const;

const folder = mkdtempSync(join(tmpdir(), 'ss-runtime-bench-'));
try {
  writeInputs(folder);
  const rows = cases.map(([name, kind, file]) => {
    const path = join(folder, file);
    const [ours, floor]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      floor.push(cpuMs(['-e', floorCode, '--', kind, path]));
      ours.push(cpuMs(validate(path)));
    }
    return [name, digits(median(floor), 0), digits(median(ours), 0), digits(ratio(ours, floor), 2)];
  });
  printTable(['input', 'read and parse, CPU ms', 'validate, CPU ms', 'ratio'], rows);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
