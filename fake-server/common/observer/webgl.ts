import { create } from './natives.ts';
import { type Observer, prototypeOf } from './observer.ts';

/** UNMASKED_VENDOR_WEBGL, UNMASKED_RENDERER_WEBGL of WEBGL_debug_renderer_info. */
const unmasked = [0x9245, 0x9246];
/** Engines of games read up to 20 limits. */
const manyParameters = 25;
const maxReports = 12;

/** Reports reads of the graphics card's name, of many limits, and of drawn pixels. */
export function watchWebgl({ record, stackNow, wrap }: Observer): void {
  const parameters: Record<string, true> = create(null);
  let parameterCount = 0;
  let reportsLeft = maxReports;
  const report = (text: string) => {
    if (reportsLeft === 0) return null;
    reportsLeft--;
    const stack = stackNow();
    return (result: unknown) => {
      record({ kind: 'fingerprint', via: 'webgl', text, body: typeof result === 'string' ? result : null, stack });
    };
  };
  for (const name of ['WebGLRenderingContext', 'WebGL2RenderingContext']) {
    wrap(prototypeOf(name), 'getParameter', (_self, [parameter]) => {
      if (parameter === unmasked[0] || parameter === unmasked[1]) return report('getParameter');
      if (parameters[String(parameter)]) return null;
      parameters[String(parameter)] = true;
      return ++parameterCount === manyParameters ? report('getParameter ordinary') : null;
    });
    wrap(prototypeOf(name), 'readPixels', () => report('readPixels ordinary'));
  }
}
