/** `Y.UA`: versions as numbers, 0 for other browsers. */
export interface UserAgent {
  readonly ie: number;
  readonly edge: number;
  readonly gecko: number;
  readonly webkit: number;
  readonly chrome: number;
  readonly safari: number;
  readonly opera: number;
  readonly android: number;
  readonly ios: number;
  readonly ipad: number;
  readonly iphone: number;
  readonly ipod: number;
  /** `Apple`, `Android` or null. */
  readonly mobile: string | null;
  readonly os: string;
  readonly touchEnabled: boolean;
  readonly secure: boolean;
  readonly userAgent: string;
}

export function readUserAgent(userAgent: string, touchEnabled: boolean, secure = true): UserAgent {
  const version = (pattern: RegExp): number => Number.parseFloat((pattern.exec(userAgent)?.[1] ?? '0').replace('_', '.')) || 0;
  const ios = /\b(iPhone|iPad|iPod)\b/.test(userAgent) ? version(/\bOS (\d+(?:_\d+)?)/) : 0;
  const android = version(/Android (\d+(?:\.\d+)?)/);
  const chrome = version(/(?:Chrome|CriOS)\/(\d+(?:\.\d+)?)/);
  const webkit = version(/AppleWebKit\/(\d+(?:\.\d+)?)/);
  const systems: readonly { readonly pattern: RegExp; readonly os: string }[] = [
    { pattern: /iPhone|iPad|iPod/, os: 'ios' },
    { pattern: /Android/, os: 'android' },
    { pattern: /Windows/, os: 'windows' },
    { pattern: /Macintosh/, os: 'macintosh' },
    { pattern: /Linux/, os: 'linux' },
  ];
  return {
    ie: version(/(?:MSIE |Trident\/.*rv:)(\d+(?:\.\d+)?)/),
    edge: version(/Edge?\/(\d+(?:\.\d+)?)/),
    gecko: /Gecko\/\d/.test(userAgent) && !webkit ? version(/rv:(\d+(?:\.\d+)?)/) : 0,
    webkit,
    chrome,
    safari: webkit && !chrome && !android ? version(/Version\/(\d+(?:\.\d+)?)/) : 0,
    opera: version(/OPR\/(\d+(?:\.\d+)?)/),
    android,
    ios,
    ipad: /iPad/.test(userAgent) ? ios : 0,
    iphone: /iPhone/.test(userAgent) ? ios : 0,
    ipod: /iPod/.test(userAgent) ? ios : 0,
    mobile: ios ? 'Apple' : android ? 'Android' : null,
    os: systems.find(({ pattern }) => pattern.test(userAgent))?.os ?? 'other',
    touchEnabled,
    secure,
    userAgent,
  };
}
