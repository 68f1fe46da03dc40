import { existsSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { root } from '../build/paths.ts';

/** Address of the repository, from package.json: the only place that names it. */
export const repositoryAddress = packageJson.repository.url.replace(/^git\+/, '').replace(/\.git$/, '');
const branch = 'main';

/** Beginnings of addresses of files, and of folders, on the main branch. */
const views = [`${repositoryAddress}/blob/${branch}/`, `${repositoryAddress}/tree/${branch}/`];
const pictures = `https://raw.githubusercontent.com${new URL(repositoryAddress).pathname}/${branch}/`;
const inlineLink = /(!?)(\[(?:[^\]\\]|\\.)*\])\(([^()\s]+)\)/g;

export interface Link {
  readonly target: string;
  readonly isPicture: boolean;
}

/** Returns the links and pictures of a page, without those in code. */
export const linksOf = (markdown: string): Link[] =>
  [...withoutCode(markdown).matchAll(inlineLink)].map(([, mark, , target = '']) => ({ target, isPicture: mark === '!' }));

type WriteLink = (path: string, anchor: string, isPicture: boolean) => string;

/**
 * Returns the page with its links to files of the repository as `write` writes them. Links in code, and to files that do not
 * exist, stay.
 */
function withLinks(markdown: string, page: string, write: WriteLink): string {
  const code = withoutCode(markdown);
  return markdown.replace(inlineLink, (all, mark: string, text: string, target: string, index: number) => {
    if (code.slice(index, index + all.length).trim() === '') return all;
    const file = fileOf(target, page);
    if (file === null || !existsSync(join(root, file.path))) return all;
    return `${mark}${text}(${write(file.path, file.anchor, mark === '!')})`;
  });
}

/**
 * Returns a page of the package: each link is an address of the repository that package.json names.
 * @param path of the page, from the root
 */
export const withAddresses = (markdown: string, path: string): string =>
  withLinks(markdown, path, (file, anchor, isPicture) => `${addressOf(file, isPicture)}${anchor}`);

/** Returns a page of the repository: each link begins at the page. */
export const withRelativeLinks = (markdown: string, path: string): string =>
  withLinks(markdown, path, (file, anchor) =>
    file === path && anchor !== '' ? anchor : `${posix.relative(dirname(path), file) || '.'}${anchor}`,
  );

/**
 * Returns the file that a link names, from the root, and its anchor with `#`; null for links to other places. A relative link
 * begins at the page, and one with a slash at the root.
 */
export function fileOf(target: string, page: string): { readonly path: string; readonly anchor: string } | null {
  if (target.startsWith('#')) return null;
  const [address = '', hash] = target.split('#');
  const anchor = hash === undefined ? '' : `#${hash}`;
  const start = [...views, pictures].find((view) => address.startsWith(view));
  if (start !== undefined) return { path: address.slice(start.length).replace(/\/$/, ''), anchor };
  if (/^[a-z]+:/.test(address)) return null;
  return { path: posix.join(address.startsWith('/') ? '' : dirname(page), address).replace(/^\/|\/$/g, ''), anchor };
}

function addressOf(path: string, isPicture: boolean): string {
  const [file, folder] = views;
  return `${isPicture ? pictures : statSync(join(root, path)).isDirectory() ? folder : file}${path}`;
}

/** Returns the anchors that a page has: those of its headings, as GitHub makes them, and named ones. */
export function anchorsOf(markdown: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutFences(markdown).matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const text = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
    const slug = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  for (const [, id = ''] of markdown.matchAll(/<a id="([^"]+)"/g)) anchors.add(id);
  return anchors;
}

const blank = (code: string) => code.replace(/[^\n]/g, ' ');
const withoutFences = (markdown: string): string => markdown.replace(/^(`{3,})[\s\S]*?^\1$/gm, blank);
/** Blanks out code, but not code that is the text of a link. */
const withoutCode = (markdown: string): string => withoutFences(markdown).replace(/(?<!\[)`[^`\n]*`(?!\])/g, blank);
