import type { auditOptions } from '../audit/options.ts';
import type { WrittenOptions } from '../core/option-table.ts';
import type { replayOptions } from '../replay/options.ts';
import type { serveOptions } from '../serve/options.ts';
import type { validateOptions } from '../validate/options.ts';

/** Settings of `ss-runtime audit`: its options by their names in camel case. Paths are relative to the current folder. */
export interface AuditConfig extends WrittenOptions<typeof auditOptions, 'config'> {}
/** Settings of `ss-runtime serve`. */
export interface ServeConfig extends WrittenOptions<typeof serveOptions, 'config'> {}
/** Settings of `ss-runtime validate`. */
export interface ValidateConfig extends WrittenOptions<typeof validateOptions, 'config'> {}
/** Settings of `ss-runtime replay`. */
export interface ReplayConfig extends WrittenOptions<typeof replayOptions, 'config'> {}

/** Content of `ss-runtime.config.json`, `.js` or `.ts`. */
export interface Config {
  /** Settings of `ss-runtime audit`. */
  readonly audit?: AuditConfig;
  /** Settings of `ss-runtime serve`. */
  readonly serve?: ServeConfig;
  /** Settings of `ss-runtime validate`. */
  readonly validate?: ValidateConfig;
  /** Settings of `ss-runtime replay`. */
  readonly replay?: ReplayConfig;
}

/** Returns the settings unchanged, with their types for an editor: `export default defineConfig({ … })`. */
export const defineConfig = (config: Config): Config => config;
