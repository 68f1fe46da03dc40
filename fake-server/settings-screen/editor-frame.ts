import type { EditorFrameEvent } from '../../runtime/contract/site/editor-enums.ts';
import type { Settings } from './settings-model.ts';

/** The part of the framed site's `SSRuntime` that the screen drives. */
interface FramedRuntime {
  readonly ready: Promise<void>;
  readonly consent: { force(): void; unforce(): void; update(settings: unknown): void };
}

type FrameWindow = Window & {
  readonly SSRuntime?: FramedRuntime;
  readonly Static?: { readonly SQUARESPACE_CONTEXT?: { readonly cookieSettings?: object } };
};

/** The framed site: its banner is driven, and it is notified of what the screen does. */
export interface EditorFrame {
  /** Cookie settings as the framed page says them; null if it has no page context. */
  settings(): Settings | null;
  /** Shows the banner as these settings make it; one that is off is not shown. */
  preview(settings: Settings, enabled: boolean): Promise<void>;
  /** Sends an editor frame event, see `editorEventName`. */
  notify(event: EditorFrameEvent, detail?: object): void;
  reload(): void;
}

/**
 * How the panel sends the editor frame events of spec 2 §2 (our choice): a message `{"type":"ss-editor","event","detail"}` to the
 * framed window, for its own origin only; and a CustomEvent of this name on the panel's own window and on the framed document.
 */
const editorEventName = (event: EditorFrameEvent): string => `ss-editor:${event}`;

export function createEditorFrame(frame: HTMLIFrameElement): EditorFrame {
  /** null while a page of another origin is framed: it is not reached. */
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
      // The runtime lays changes over what it has: a key that is gone is passed as unset.
      runtime?.consent.update(Object.fromEntries([...known].map((key) => [key, settings[key]])));
      if (enabled) runtime?.consent.force();
      else runtime?.consent.unforce();
    },
    notify(event, detail = {}) {
      const name = editorEventName(event);
      window.dispatchEvent(new CustomEvent(name, { detail }));
      inside()?.document.dispatchEvent(new CustomEvent(name, { detail }));
      inside()?.postMessage({ type: 'ss-editor', event, detail }, window.location.origin);
    },
    reload: () => inside()?.location.reload(),
  };
}
