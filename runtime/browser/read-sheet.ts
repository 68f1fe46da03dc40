/** Rules of a style sheet. One of another origin, which browsers do not let be read, is fetched once more, as text; null where it cannot be had. */
export async function readSheet(sheet: CSSStyleSheet): Promise<CSSRuleList | null> {
  try {
    return sheet.cssRules;
  } catch {
    // Of another origin.
  }
  try {
    const response = await fetch(sheet.href ?? '', { credentials: 'omit', cache: 'force-cache' });
    if (!response.ok) return null;
    const copy = new CSSStyleSheet();
    copy.replaceSync(await response.text());
    return copy.cssRules;
  } catch {
    // It may not be fetched either, or the browser is of before 2023.
    return null;
  }
}
