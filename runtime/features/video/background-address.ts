/** A hosted video that plays behind a section. */
export interface BackgroundVideo {
  readonly address: string;
  /** The host, whose messages play and pause the video. */
  readonly host: 'youtube' | 'vimeo';
}

/**
 * Returns the player of a background's address; null if the address is not of one of the two hosts. video#background-address
 * @param standIn the stand-ins' origin on localhost, else null.
 */
export function backgroundVideo(text: string, standIn: string | null): BackgroundVideo | null {
  let url: URL;
  try {
    url = new URL(text.trim().replace(/^\/\//, 'https://'));
  } catch {
    return null;
  }
  const host = url.hostname.replace(/^(www|m|music)\./, '');
  if (/^(youtube(-nocookie)?\.com|youtu\.be)$/.test(host)) return youtubeVideo(url, standIn);
  if (/^(player\.)?vimeo\.com$/.test(host)) return vimeoVideo(url, standIn);
  return null;
}

/** A loop of one video needs the video as its playlist. https://developers.google.com/youtube/player_parameters */
function youtubeVideo({ pathname, searchParams }: URL, standIn: string | null): BackgroundVideo | null {
  const [id] = /[\w-]{11}/.exec(searchParams.get('v') ?? pathname.replace(/^\/(embed|shorts|live|v)\//, '/')) ?? [];
  if (!id) return null;
  const start = Number.parseInt(searchParams.get('t') ?? searchParams.get('start') ?? '0', 10) || 0;
  const query = new URLSearchParams(
    'autoplay=1&mute=1&loop=1&controls=0&playsinline=1&rel=0&disablekb=1&iv_load_policy=3&enablejsapi=1',
  );
  query.set('playlist', id);
  if (start > 0) query.set('start', `${start}`);
  const base = standIn ? `${standIn}/video/youtube` : 'https://www.youtube-nocookie.com/embed';
  return { host: 'youtube', address: `${base}/${id}?${query}` };
}

/** `h` is the key of a video that is not listed. */
function vimeoVideo({ pathname, searchParams }: URL, standIn: string | null): BackgroundVideo | null {
  const [, id, hash] = /(?:^|\/)(\d{5,})(?:\/([0-9a-f]{6,}))?/.exec(pathname) ?? [];
  if (!id) return null;
  const query = new URLSearchParams('background=1&autoplay=1&muted=1&loop=1&dnt=1');
  const key = hash ?? searchParams.get('h');
  if (key) query.set('h', key);
  const base = standIn ? `${standIn}/video/vimeo` : 'https://player.vimeo.com/video';
  return { host: 'vimeo', address: `${base}/${id}?${query}` };
}
