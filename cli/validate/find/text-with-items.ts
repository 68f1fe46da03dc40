const jsonWithItems =
  /^\s*[[{][\s\S]*"(?:design|formFields|cookieSettings|cookieBanner|isCookieBanner|isRestrictiveCookiePolicy|structuredContent"|variants")/;
const pageWithItems =
  /data-block-json|data-block-type|data-design|sqs-block|sqs-form-block-context|gallery-block|data-variants|SQUARESPACE_CONTEXT/i;

/** Whether a string of a value may contain items as JSON text. */
export const isJsonWithItems = (text: string): boolean => jsonWithItems.test(text);

/**
 * Whether a string of a value may contain items, as JSON text or as a page. A text that mentions blocks is a page only if it
 * begins with a tag, because scripts mention blocks too.
 */
export function mayContainItems(text: string): boolean {
  const first = text.charCodeAt(0);
  // Most texts begin with a letter or digit.
  if (first > 32 && first < 127 && first !== 60 && first !== 91 && first !== 123) return false;
  return isJsonWithItems(text) || (/^\s*</.test(text) && pageWithItems.test(text));
}
