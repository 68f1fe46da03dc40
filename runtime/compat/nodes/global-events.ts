import type { LegacyEventTarget } from './event-target.ts';

/** The argument of a tweak's listener. */
interface TweakChange {
  getName(): string;
  getValue(): unknown;
  readonly config: { readonly name: string; readonly value: unknown };
}

/**
 * Passes on messages of the editor: `{"type":"ss-editor","event":"tweak:change","detail":{"name","value"}}` of the same origin
 * becomes `tweak:change` on `Y.Global` and `tweak` on `Y.Squarespace.Management`; other `tweak:` events keep their name.
 * compat#tweak-events
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
