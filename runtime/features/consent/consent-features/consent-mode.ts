const signals = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

/** Google Consent Mode v2: consent#consent-mode. https://developers.google.com/tag-platform/security/guides/consent */
export interface ConsentMode {
  /** Adds a command to `dataLayer` if the state has changed. A visitor without an answer causes no `update`. */
  update(isGranted: boolean, isAnswered: boolean): void;
}

/**
 * Returns the writer of consent commands. The first command is `default`, before all waiting entries, unless the page has set
 * one; each later command is `update`. All signals have one state, because the visitor's answer is one yes or no.
 */
export function createConsentMode(window: { dataLayer?: unknown; readonly google_tag_manager?: unknown }): ConsentMode {
  let latest = '';
  return {
    update(isGranted, isAnswered) {
      const state = `${isGranted} ${isAnswered}`;
      if (state === latest) return;
      latest = state;
      const layer = Array.isArray(window.dataLayer) ? (window.dataLayer as unknown[]) : [];
      window.dataLayer = layer;
      const states = Object.fromEntries(signals.map((signal) => [signal, isGranted ? 'granted' : 'denied']));
      if (!layer.some(isDefault)) {
        const entry = command('consent', 'default', states);
        // After Google's tags have read the list, they read only new entries at its end.
        if (window.google_tag_manager) layer.push(entry);
        else layer.unshift(entry);
      } else if (isAnswered) layer.push(command('consent', 'update', states));
    },
  };
}

/** Returns an arguments object, by which Google's tags recognise a command among other entries. */
function command(..._parts: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: see above
  return arguments;
}

const isDefault = (entry: unknown): boolean => {
  const [name, action] = Array.from(Object(entry) as ArrayLike<unknown>);
  return name === 'consent' && action === 'default';
};
