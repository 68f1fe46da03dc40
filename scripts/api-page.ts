// `npm run api-page`: writes the documentation of the package's exports, `.github/docs/api.md`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { apiPageFile } from './check/api.ts';
import { runTool } from './check/tool.ts';
import { apiPage } from './declarations/api-page.ts';
import { readPublicDeclarations } from './declarations/public-declarations.ts';

const problems = await runTool('typescript/bin/tsc', ['-b', 'runtime', 'cli']);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
mkdirSync(dirname(apiPageFile), { recursive: true });
writeFileSync(apiPageFile, apiPage(readPublicDeclarations()));
