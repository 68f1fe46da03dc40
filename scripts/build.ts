// Builds everything that is run from .build/: the command line (with the fake platform in it) and the browser bundle.
import { buildCli } from './build/cli.ts';
import { buildRuntime } from './build/runtime.ts';

await Promise.all([buildCli(), buildRuntime()]);
