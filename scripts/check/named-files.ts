import { basename, posix } from 'node:path';
import { readChunkTable } from '../build/chunk-table.ts';
import { parsedSource } from './parsed-source.ts';
import { readSource, trackedFiles } from './sources.ts';

/** A path from the root, or the name or the end of the path of a source. */
const filePattern =
  /(?<![\w/.*<>{}@$:-])((?:runtime|fake-server|cli|fixtures|scripts|test)\/[\w./-]*\w\.\w+|(?:\.{0,2}[\w-][\w.-]*\/|\.\.?\/)*[\w-][\w.-]*\.(?:tsx?|mjs|css))(?![\w/*<>{}-]|\.\w)/g;
/** "the chunk `blocks`", "the chunks `blocks` and `unhide`". */
const chunkPattern = /\bchunks? ((?:`[a-z0-9-]+`(?:, | and | or |, and )?)+)/g;

/** Checks that the files and chunks which documents and comments name are there. */
export async function checkNamedFiles(): Promise<readonly string[]> {
  const files = trackedFiles(/./);
  const chunks = new Set((await readChunkTable()).map(({ name }) => name));
  return textsOf(files).flatMap(({ file, line, text }) => [
    ...missingFiles(text, file, files).map((name) => `${file}:${line} names ${name}, which is not there: correct the name`),
    ...missingChunks(text, chunks).map(
      (name) => `${file}:${line} names the chunk ${name}, which has no row in runtime/chunks.ts`,
    ),
  ]);
}

/**
 * Returns the names of files in a text that no file has. A name without a folder, in a comment, is of a file of the same half of
 * the project.
 */
export function missingFiles(text: string, from: string, files: readonly string[]): readonly string[] {
  const half = /^(?:runtime|fake-server|cli)\/.*\.tsx?$/.test(from) ? from.slice(0, from.indexOf('/') + 1) : '';
  return [...text.matchAll(filePattern)].flatMap(([, written = '']) => {
    const name = written.replace(/^(?:\.\.?\/)+/, '');
    // FILE.ts stands for any file; the build writes .build/.
    if (/^[A-Z]+\.|^\.build\//.test(name)) return [];
    const isThere = files.some(
      (file) =>
        file === name ||
        file === posix.join(posix.dirname(from), written) ||
        (name.includes('/') ? file.endsWith(`/${name}`) : file.startsWith(half) && basename(file) === name),
    );
    return isThere ? [] : [written];
  });
}

export const missingChunks = (text: string, chunks: ReadonlySet<string>): readonly string[] =>
  [...text.matchAll(chunkPattern)].flatMap(([, list = '']) =>
    [...list.matchAll(/`([a-z0-9-]+)`/g)].flatMap(([, name = '']) => (chunks.has(name) ? [] : [name])),
  );

/** Returns the lines of documents without examples and generated tables, and the comments of sources. */
function textsOf(files: readonly string[]): readonly { readonly file: string; readonly line: number; readonly text: string }[] {
  const documents = files.filter((file) => file.endsWith('.md') && !file.endsWith('CHANGELOG.md'));
  const sources = files.filter((file) => /^(?:runtime|fake-server|cli|scripts)\/.*\.tsx?$/.test(file));
  return [
    ...documents.flatMap((file) =>
      readSource(file)
        .replace(/^```[\s\S]*?^```|^<!-- generated: [\s\S]*?<!-- end of generated text -->/gm, (all) =>
          all.replace(/[^\n]/g, ' '),
        )
        .split('\n')
        .map((text, at) => ({ file, line: at + 1, text })),
    ),
    ...sources.flatMap((file) => parsedSource(file).comments.map(({ line, text }) => ({ file, line, text }))),
  ];
}
