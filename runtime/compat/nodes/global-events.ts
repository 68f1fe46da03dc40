import type { LegacyEventTarget } from './event-target.ts';

/** What a tweak's listener gets. Wild §4. */
interface TweakChange {
  getName(): string;
  getValue(): unknown;
  readonly config: { readonly name: string; readonly value: unknown };
}

/**
 * Passes on what the editor tells the page it frames: `{"type":"ss-editor","event":"tweak:change","detail":{"name","value"}}` from a page
 * of the same origin becomes `tweak:change` on `Y.Global` and `tweak` on `Y.Squarespace.Management`; other `tweak:` events keep their
 * name. That they come as messages is our choice.
 */
export function passOnTweaks(global: LegacyEventTarget, management: LegacyEventTarget): void {
  addEventListener('message', ({ data, origin }: MessageEvent<unknown>) => {
    if (origin !== location.origin) return;
    const { type, event, detail } = Object(data) as { type?: unknown; event?: unknown; detail?: unknown };
    if (type !== 'ss-editor' || typeof event !== 'string' || !event.startsWith('tweak:')) return;
    const { name, value } = Object(detail) as { name?: unknown; value?: unknown };
    const change: TweakChange = { getName: () => String(name), getValue: () => value, config: { name: String(name), value } };
    global.fire(event, change);
    if (event === 'tweak:change') management.fire('tweak', change);
  });
}
