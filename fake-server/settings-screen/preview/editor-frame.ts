import type { EditorFrameEvent } from '../../common/editor-enums.ts';
import type { Settings } from '../settings-model.ts';

/** The part of the framed site's `SSRuntime` that the screen calls. */
interface FramedRuntime {
  readonly ready: Promise<void>;
  readonly consent: { force(): void; unforce(): void; update(settings: unknown): void };
}

type FrameWindow = Window & {
  readonly SSRuntime?: FramedRuntime;
  readonly Static?: { readonly SQUARESPACE_CONTEXT?: { readonly cookieSettings?: object } };
};

/** The framed page. The preview controls its banner and notifies it of changes. */
export interface EditorFrame {
  /** Returns the cookie settings of the framed page; null if it has no page context. */
  settings(): Settings | null;
  /** Shows the banner with these settings, or hides it when it is not enabled. */
  preview(settings: Settings, enabled: boolean): Promise<void>;
  /** Sends an editor frame event, see `editorEventName`. */
  notify(event: EditorFrameEvent, detail?: object): void;
  reload(): void;
}

/**
 * Returns the name of an editor frame event (site#editor-events). Each event is sent as a message
 * `{"type":"ss-editor","event","detail"}` to the framed window, and as a CustomEvent of this name to the framed document and to
 * the panel's own window.
 */
export const editorEventName = (event: EditorFrameEvent): string => `ss-editor:${event}`;

export function createEditorFrame(frame: HTMLIFrameElement): EditorFrame {
  /** Returns the framed window; null for a page of another origin, which cannot be accessed. */
  const inside = (): FrameWindow | null => (frame.contentDocument ? (frame.contentWindow as FrameWindow | null) : null);
  const known = new Set<string>();
  return {
    settings() {
      const settings = inside()?.Static?.SQUARESPACE_CONTEXT?.cookieSettings ?? null;
      return typeof settings === 'object' && settings !== null ? ({ ...settings } as Settings) : null;
    },
    async preview(settings, enabled) {
      const runtime = inside()?.SSRuntime;
      await runtime?.ready;
      for (const key of Object.keys({ ...inside()?.Static?.SQUARESPACE_CONTEXT?.cookieSettings, ...settings })) known.add(key);
      // The runtime merges the changes into its settings, so a removed key is passed as undefined.
      runtime?.consent.update(Object.fromEntries([...known].map((key) => [key, settings[key]])));
      if (enabled) runtime?.consent.force();
      else runtime?.consent.unforce();
    },
    notify(event, detail = {}) {
      const name = editorEventName(event);
      inside()?.document.dispatchEvent(new CustomEvent(name, { detail }));
      inside()?.postMessage({ type: 'ss-editor', event, detail }, window.location.origin);
    },
    reload: () => inside()?.location.reload(),
  };
}
