/** Types of `window.SSRuntime`, for scripts of the page: `import type {} from 'ss-runtime/browser'`. */
import type { Runtime } from './boot/api.ts';

export type { Runtime, RuntimeConsent } from './boot/api.ts';
export type { GalleryEvents, MountedGallery, MountedGallery as LiveGallery } from './page/mounted-gallery.ts';
export type { GetService, Services } from './page/page.ts';

declare global {
  interface Window {
    /** Absent on pages without the runtime, and before its script. */
    readonly SSRuntime?: Runtime;
  }
}
