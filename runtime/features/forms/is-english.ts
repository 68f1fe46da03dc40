import { readFields, readText } from '../../contract/read.ts';
import type { Page } from '../../page/page.ts';

/** Whether the page is in English, or does not say what language it is in. */
export function isEnglish({ rawContext }: Page): boolean {
  const { language } = readFields(readFields(rawContext).website);
  return /^(en\b|$)/i.test(document.documentElement.lang || readText(language));
}
