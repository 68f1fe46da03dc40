import { runtimeTag } from '../parts/bench-site.ts';
import { pageOf, someOf } from './page-of.ts';
import { block } from './rows.ts';

const galleries = Array.from({ length: 30 }, () => block('slideshow')(someOf(12))).join('\n');
const farDown = `<p style="height:3000px">Words</p>${galleries}`;

/** Pages with 30 slideshows: without a script, with the runtime, and with the runtime and all galleries far below the view. */
export const visitPages: Readonly<Record<string, (boot: string) => string>> = {
  '/visit/no-script': () => pageOf('', galleries, ''),
  '/visit/ours': (boot) => pageOf(runtimeTag(boot), galleries, ''),
  '/visit/ours-below': (boot) => pageOf(runtimeTag(boot), farDown, ''),
};
