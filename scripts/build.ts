// Builds everything that is run from .build/: the command line (with the fake platform in it), the browser bundle and the inspector.
import { buildCli } from './build/cli.ts';
import { buildInspector } from './build/inspector.ts';
import { buildRuntime } from './build/runtime.ts';

await Promise.all([buildCli(), buildRuntime(), buildInspector()]);
