// CPU of `validate`, as a ratio to a process that reads the same files and parses their blocks and page contexts:
// `npm run bench -- validate [rounds] [percent of the input]`, after `npm run build`.
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtCli } from './parts/built-cli.ts';
import { digits, median, printTable, ratio } from './parts/table.ts';
import { galleryBlock, galleryData, section } from './published/blocks.ts';
import { publishedPage, publishedPages } from './published/page.ts';

const [rounds = 3, percent = 100] = process.argv.slice(2).map(Number);
const some = (count: number): number => Math.max(1, Math.ceil((count * percent) / 100));
const pages = some(100);
const jsonFiles = some(1000);
const blocksPerFile = 20;
const pageBytes = some(20e6);
const lineBytes = some(500e6);

const blocks = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => JSON.stringify(galleryData(first + index)));

function writeInputs(folder: string): void {
  for (const name of ['pages', 'small', 'json']) mkdirSync(join(folder, name));
  for (const [n, page] of publishedPages(pages).entries()) writeFileSync(join(folder, 'pages', `${n}.html`), page);
  for (let file = 0; file < jsonFiles; file += 1) {
    const data = blocks(file * blocksPerFile, blocksPerFile);
    writeFileSync(join(folder, 'json', `${file}.json`), `[${data.join(',')}]`);
    const html = data.map((_, index) => galleryBlock(file * blocksPerFile + index, 1)).join('');
    writeFileSync(join(folder, 'small', `${file}.html`), `<!doctype html>\n<title>A page</title>\n<main>\n${html}</main>\n`);
  }
  const sections = Math.ceil(pageBytes / section(0, 6).length);
  writeFileSync(join(folder, 'page.html'), publishedPage({ sections, blocksPerSection: 6, contextBytes: 300_000 }));
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
  const named = { quot: '"', amp: '&', lt: '<', gt: '>' };
  const decode = (data) => data.replace(/&(?:#(\\d+)|(\\w+));/g, (all, code, name) => (code ? String.fromCharCode(code) : named[name]));
  for (const [, data] of text.matchAll(/data-block-json="([^"]*)"/g)) JSON.parse(decode(data));
  const context = /SQUARESPACE_CONTEXT = (\\{.*\\});<\\/script>/.exec(text);
  if (context) JSON.parse(context[1]);
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

const cases = [
  [`${pages} pages of 3 to 72 blocks`, 'html', 'pages'],
  [`${jsonFiles} parts of pages, ${blocksPerFile} blocks`, 'html', 'small'],
  [`${jsonFiles} JSON files`, 'json', 'json'],
  [`page of ${digits(pageBytes / 1e6)} MB`, 'html', 'page.html'],
  [`NDJSON of ${digits(lineBytes / 1e6, 0)} MB`, 'lines', 'lines.ndjson'],
] as const;

const folder = mkdtempSync(join(tmpdir(), 'ss-runtime-bench-'));
try {
  writeInputs(folder);
  const rows = cases.map(([name, kind, file]) => {
    const path = join(folder, file);
    const [ours, floor]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      floor.push(cpuMs(['-e', floorCode, '--', kind, path]));
      ours.push(cpuMs(builtCli('validate', path)));
    }
    return [name, digits(median(floor), 0), digits(median(ours), 0), digits(ratio(ours, floor), 2)];
  });
  printTable(['input', 'read and parse, CPU ms', 'validate, CPU ms', 'ratio'], rows);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
