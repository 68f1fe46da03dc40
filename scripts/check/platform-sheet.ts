import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { platformStates } from '../../runtime/contract/site/platform-states.ts';
import { root } from '../build/paths.ts';

const sheetPath = 'fixtures/platform/platform.css';

/** Finds states of the table without a rule in the platform sheet of the fixture sites: no browser test would prove them. */
export async function checkPlatformSheet(): Promise<readonly string[]> {
  const selectors = readFileSync(join(root, sheetPath), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\{[^{}]*\}/g, '\n')
    .replaceAll("'", '');
  const states = Object.values(platformStates).flatMap(Object.entries<string>);
  return states.flatMap(([selector, marks]) =>
    [
      ...marks
        .split(' ')
        .filter((mark) => !mark.includes(':'))
        .map((mark) => (mark.includes('=') ? `[${mark.split('=')[0]}` : `.${mark}`)),
      ...lastNames(selector),
    ]
      .filter((part) => !selectors.includes(part))
      .map((part) => `${sheetPath} has no rule with ${part} (${selector}): write one that waits for the state`),
  );
}

/** Returns the last class or element of each selector in a list; of `[class*=…]` the part of the class. */
const lastNames = (selector: string): readonly string[] =>
  selector.split(',').map((each) => /\[class\*=([\w-]+)\]$/.exec(each)?.[1] ?? /[.[]?[\w-]+[^.[\s>]*$/.exec(each)?.[0] ?? each);
