const signals = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

/** Google Consent Mode v2: what Google's tags on the page may do. */
export interface ConsentMode {
  /** Says so if it is news. Of a visitor who has not answered, the page may have said itself what holds until then. */
  update(isGranted: boolean, isAnswered: boolean): void;
}

/**
 * The first word is `default`, before any that already wait for Google's tags, unless the page has said one itself; every later
 * one is `update`. All four signals go together: the visitor's answer is one yes or no.
 */
export function createConsentMode(window: { dataLayer?: unknown; readonly google_tag_manager?: unknown }): ConsentMode {
  let last = '';
  return {
    update(isGranted, isAnswered) {
      const news = `${isGranted} ${isAnswered}`;
      if (news === last) return;
      last = news;
      const layer = Array.isArray(window.dataLayer) ? (window.dataLayer as unknown[]) : [];
      window.dataLayer = layer;
      const states = Object.fromEntries(signals.map((signal) => [signal, isGranted ? 'granted' : 'denied']));
      if (!layer.some(isDefault)) {
        const word = command('consent', 'default', states);
        // Once Google's tags have read the list, they look at its end only.
        if (window.google_tag_manager) layer.push(word);
        else layer.unshift(word);
      } else if (isAnswered) layer.push(command('consent', 'update', states));
    },
  };
}

/** Google's tags tell a command from other entries by its being an arguments object. */
function command(..._words: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: see above
  return arguments;
}

const isDefault = (entry: unknown): boolean => {
  const [name, action] = Array.from(Object(entry) as ArrayLike<unknown>);
  return name === 'consent' && action === 'default';
};
