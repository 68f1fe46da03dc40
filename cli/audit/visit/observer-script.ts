import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../fake-server/root.ts';
import { watcherName } from './initiators.ts';

let bundle: string | undefined;

/**
 * Returns a script that observes a document or worker, from `.build/observer` (cli/audit/in-page/observe-page.ts). It leaves no name in
 * the page.
 */
export function observerScript(bindingName: string): string {
  bundle ??= readFileSync(join(packageRoot, '.build', 'observer', 'observe-page.js'), 'utf8');
  return `(()=>{${bundle}\nobserver.observePage(${JSON.stringify(bindingName)},${JSON.stringify(watcherName)})})();\n//# sourceURL=${watcherName}`;
}
