/**
 * Returns the rules of a style sheet; null if they cannot be read. A sheet of another origin is fetched again as text, because
 * its rules are not readable.
 */
export async function readSheet(sheet: CSSStyleSheet): Promise<CSSRuleList | null> {
  try {
    return sheet.cssRules;
  } catch {
    // The sheet is of another origin.
  }
  try {
    const response = await fetch(sheet.href ?? '', { credentials: 'omit', cache: 'force-cache' });
    if (!response.ok) return null;
    const copy = new CSSStyleSheet();
    copy.replaceSync(await response.text());
    return copy.cssRules;
  } catch {
    // The sheet cannot be fetched, or the browser cannot construct sheets:
    // https://developer.mozilla.org/en-US/docs/Web/API/CSSStyleSheet/CSSStyleSheet
    return null;
  }
}
