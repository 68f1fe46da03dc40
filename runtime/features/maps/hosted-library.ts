import { loadScript } from '../../browser/script-tag.ts';
import { runtimeError } from '../../contract/errors.ts';
import { mapLimits, mapMessages } from '../../contract/maps/constants.ts';
import type { Page } from '../../page/page.ts';

/**
 * The used part of the hosted library's public interface: https://developers.google.com/maps/documentation/javascript/reference
 */
export interface HostedLibrary {
  readonly Map: new (element: HTMLElement, options: object) => HostedMap;
  readonly Marker: new (options: object) => { addListener(name: string, listener: (event?: MarkerEvent) => void): void };
  readonly Size: new (widthPx: number, heightPx: number) => object;
  readonly Point: new (xPx: number, yPx: number) => object;
  readonly event: { trigger(map: HostedMap, name: string): void; clearInstanceListeners(map: HostedMap): void };
  importLibrary?(name: string): Promise<unknown>;
}

/** https://developers.google.com/maps/documentation/javascript/reference/map#MapMouseEvent */
interface MarkerEvent {
  readonly domEvent?: UIEvent;
}

export interface HostedMap {
  setZoom(zoom: number): void;
  getZoom(): number | undefined;
}

declare module '../../page/page.ts' {
  interface PageEvents {
    /** The hosted library refuses the page's key, so its maps show only an error. */
    readonly 'map-refused': undefined;
  }
}

/**
 * Calls `onRefused` when the library refuses the key, which may be after its maps were made. The library then calls
 * `gm_authFailure` of the window; the page's function of this name is called first.
 * https://developers.google.com/maps/documentation/javascript/events
 */
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
 * Loads the library's script. Rejects after 30 s, for a script that cannot be loaded or is not the library, and for a refused
 * key. maps#library-timeout, maps#library-refusal
 */
export async function loadHostedLibrary(page: Pick<Page, 'clock' | 'emitter'>, src: string): Promise<HostedLibrary> {
  const { clock } = page;
  const load = async (): Promise<HostedLibrary> => {
    await loadScript(document, clock, { src, timeoutMs: mapLimits.loadTimeoutMs });
    const library = (window as { google?: { maps?: HostedLibrary } }).google?.maps;
    await library?.importLibrary?.('maps');
    await library?.importLibrary?.('marker');
    if (!library?.Map) throw runtimeError('maps-missing', `The script at ${src} contains no map library`);
    return library;
  };
  return new Promise((resolve, reject) => {
    const cancel = clock.after(mapLimits.loadTimeoutMs, () => reject(runtimeError('maps-timeout', mapMessages.timeout)));
    watchRefusal(page, () => reject(runtimeError('maps-refused', mapMessages.refused)));
    load().then(resolve, reject).finally(cancel);
  });
}
