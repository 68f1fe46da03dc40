import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { wildFiles, wildPages, wildPictures } from './pages.ts';

/**
 * Writes the corpus below a folder: `wild/` with its pages, and single files that are a page each. Returns the targets for
 * `serve`.
 */
export function writeWild(folder: string): readonly string[] {
  mkdirSync(join(folder, 'wild', 'img'), { recursive: true });
  for (const { path, text } of wildPictures) writeFileSync(join(folder, 'wild', 'img', basename(path)), text);
  for (const [name, { html }] of Object.entries(wildPages)) writeFileSync(join(folder, 'wild', `${name}.html`), html);
  for (const [name, { html, files = [] }] of Object.entries(wildFiles)) {
    writeFileSync(join(folder, name), html);
    const beside = join(folder, name.replace(/\.\w+$/, '_files'));
    if (files.length > 0) mkdirSync(beside, { recursive: true });
    for (const { path, text } of files) writeFileSync(join(beside, path), text);
  }
  return ['wild', ...Object.keys(wildFiles)].map((name) => join(folder, name));
}
