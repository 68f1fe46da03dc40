/** Whose form it is, as far as its markup says. */
export interface FormIds {
  readonly formId: string;
  readonly collectionId: string;
  readonly objectName: string;
}

/**
 * What the inline `onsubmit` of first-generation forms passes on: `.submit({ formId: '…', … })`, or the old `.submit(formId,
 * collectionId)`. Read as text, so that it is there where a page's policy keeps inline handlers from running. Wild §3, §4.
 */
export function readInlineHandler(text: string): Partial<FormIds> {
  const found: Partial<Record<keyof FormIds, string>> = {};
  for (const [, name, value = ''] of text.matchAll(/(formId|collectionId|objectName)["']?\s*:\s*["']([^"']*)/g))
    found[name as keyof FormIds] = value;
  const old = /\.submit\(\s*["']([^"']*)["']\s*(?:,\s*["']([^"']*)["']\s*)?(?:,\s*["']([^"']*)["'])?/.exec(text);
  return old ? { formId: old[1] ?? '', collectionId: old[2] ?? '', objectName: old[3] ?? '' } : found;
}
