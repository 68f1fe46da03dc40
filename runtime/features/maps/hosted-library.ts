import { loadScript } from '../../browser/script-tag.ts';
import { runtimeError } from '../../contract/errors.ts';
import { mapLimits } from '../../contract/maps/limits.ts';
import { mapMessages } from '../../contract/maps/messages.ts';
import type { Page } from '../../page/page.ts';

/** What we use of the hosted library's public contract. */
export interface HostedLibrary {
  readonly Map: new (element: HTMLElement, options: object) => HostedMap;
  readonly Marker: new (options: object) => { addListener(name: string, work: () => void): void };
  readonly Size: new (widthPx: number, heightPx: number) => object;
  readonly Point: new (xPx: number, yPx: number) => object;
  readonly event: { trigger(map: HostedMap, name: string): void; clearInstanceListeners(map: HostedMap): void };
  importLibrary?(name: string): Promise<unknown>;
}

export interface HostedMap {
  setZoom(zoom: number): void;
  getZoom(): number | undefined;
}

declare module '../../page/page.ts' {
  interface PageEvents {
    /** The hosted library refuses the page's key: its maps show nothing but that. */
    readonly 'map-refused': undefined;
  }
}

/** The library calls this name on the window when it refuses the key, which may be after its maps were made. What the page put there is called as well. */
function watchRefusal(page: Pick<Page, 'emitter'>, onRefused: () => void): void {
  const names = window as { gm_authFailure?: unknown };
  const before = names.gm_authFailure;
  names.gm_authFailure = () => {
    if (typeof before === 'function') before();
    onRefused();
    page.emitter.emit('map-refused', undefined);
  };
}

/**
 * The library, from its script at this address. Rejects after 30 s, for a script that cannot be had, where it is not what it should be, and where it
 * refuses the key.
 * Spec 1 §4, §8.
 */
export async function loadHostedLibrary(page: Pick<Page, 'clock' | 'emitter'>, src: string): Promise<HostedLibrary> {
  const { clock } = page;
  const load = async (): Promise<HostedLibrary> => {
    await loadScript(document, clock, { src, timeoutMs: mapLimits.loadTimeoutMs });
    const library = (window as { google?: { maps?: HostedLibrary } }).google?.maps;
    await library?.importLibrary?.('maps');
    await library?.importLibrary?.('marker');
    if (!library?.Map) throw runtimeError('maps-missing', `The script at ${src} brought no map library`);
    return library;
  };
  return new Promise((resolve, reject) => {
    const cancel = clock.after(mapLimits.loadTimeoutMs, () => reject(runtimeError('maps-timeout', mapMessages.timeout)));
    watchRefusal(page, () => reject(runtimeError('maps-refused', mapMessages.refused)));
    load().then(resolve, reject).finally(cancel);
  });
}
