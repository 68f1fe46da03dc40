import type { ErrorDetails } from './describe-error.ts';

/** The owner of the failed code: errors#error-origin. A script of the page's origin or within the page is the site owner's. */
export type ErrorOrigin = 'platform' | 'owner' | 'third-party';

export interface OriginHints {
  /** Address of the runtime's folder. */
  readonly base: string;
  readonly pageOrigin: string;
  /** The runtime caught the error itself: an error without a place is the runtime's. */
  readonly isOurs: boolean;
}

export function originOf({ file }: Pick<ErrorDetails, 'file'>, { base, pageOrigin, isOurs }: OriginHints): ErrorOrigin {
  if (!file) return isOurs ? 'platform' : 'owner';
  if (file.startsWith(base)) return 'platform';
  return file === pageOrigin || file.startsWith(`${pageOrigin}/`) ? 'owner' : 'third-party';
}

const notices = /^(Uncaught )?(Error: )?(Script error\.?$|ResizeObserver loop )/;

/** Returns whether an error has no useful information: errors#muted-errors. */
export const isMuted = ({ message, stack }: Pick<ErrorDetails, 'message' | 'stack'>): boolean =>
  notices.test(message) && (stack === '' || message.includes('ResizeObserver'));
