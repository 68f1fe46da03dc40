import type { ErrorDetails } from './describe-error.ts';

/**
 * Whose code failed, by the address of its script: ours, the site's own (a script of its origin, or written into the page), or
 * anybody else's, browser extensions among them.
 */
export type ErrorOrigin = 'platform' | 'owner' | 'third-party';

export interface OriginHints {
  /** Address of the runtime's own folder. */
  readonly base: string;
  readonly pageOrigin: string;
  /** The runtime has caught the error itself: an error without a place is its own then. */
  readonly isOurs: boolean;
}

export function originOf({ file }: Pick<ErrorDetails, 'file'>, { base, pageOrigin, isOurs }: OriginHints): ErrorOrigin {
  if (!file) return isOurs ? 'platform' : 'owner';
  if (file.startsWith(base)) return 'platform';
  return file === pageOrigin || file.startsWith(`${pageOrigin}/`) ? 'owner' : 'third-party';
}

const notices = /^(Uncaught )?(Error: )?(Script error\.?$|ResizeObserver loop )/;

/** Whether an error says nothing that could be acted on: a foreign script's error that the browser hides, or ResizeObserver's notice. */
export const isMuted = ({ message, stack }: Pick<ErrorDetails, 'message' | 'stack'>): boolean =>
  notices.test(message) && (stack === '' || message.includes('ResizeObserver'));
