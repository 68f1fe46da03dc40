/** A hosted video that plays behind a section. */
export interface BackgroundVideo {
  readonly address: string;
  /** Its host, in whose words it is played and paused. */
  readonly host: 'youtube' | 'vimeo';
}

/**
 * Returns the player's address for a page's video, muted, looping and without controls; null where the address is of neither of the two hosts
 * (spec 2 §4 "Two hosted-video providers"). The player that sets no cookies before it plays is asked for. What stands in the query is our choice.
 * @param local the stand-ins' origin, on localhost; null elsewhere.
 */
export function backgroundVideo(text: string, local: string | null): BackgroundVideo | null {
  let url: URL;
  try {
    url = new URL(text.trim().replace(/^\/\//, 'https://'));
  } catch {
    return null;
  }
  const host = url.hostname.replace(/^(www|m|music)\./, '');
  if (/^(youtube(-nocookie)?\.com|youtu\.be)$/.test(host)) {
    const [id] = /[\w-]{11}/.exec(url.searchParams.get('v') ?? url.pathname.replace(/^\/(embed|shorts|live|v)\//, '/')) ?? [];
    if (!id) return null;
    const start = Number.parseInt(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '0', 10) || 0;
    const query = new URLSearchParams(
      'autoplay=1&mute=1&loop=1&controls=0&playsinline=1&rel=0&disablekb=1&iv_load_policy=3&enablejsapi=1',
    );
    query.set('playlist', id);
    if (start > 0) query.set('start', `${start}`);
    return {
      host: 'youtube',
      address: `${local ? `${local}/video/youtube` : 'https://www.youtube-nocookie.com/embed'}/${id}?${query}`,
    };
  }
  if (/^(player\.)?vimeo\.com$/.test(host)) {
    const [, id, hash] = /(?:^|\/)(\d{5,})(?:\/([0-9a-f]{6,}))?/.exec(url.pathname) ?? [];
    if (!id) return null;
    const query = new URLSearchParams('background=1&autoplay=1&muted=1&loop=1&dnt=1');
    const key = hash ?? url.searchParams.get('h');
    if (key) query.set('h', key);
    return { host: 'vimeo', address: `${local ? `${local}/video/vimeo` : 'https://player.vimeo.com/video'}/${id}?${query}` };
  }
  return null;
}
