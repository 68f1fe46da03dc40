import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../root.ts';

let tag: string | undefined;

/** Returns the prelude's script tag. The build minifies its script from `fake-server/prelude/main.ts`. */
export function preludeTag(): string {
  tag ??= `<script>${readFileSync(join(packageRoot, '.build', 'prelude', 'prelude.js'), 'utf8').trimEnd()}</script>`;
  return tag;
}
