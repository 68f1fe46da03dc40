import { readFields, readText } from '../../../contract/read.ts';
import type { Page } from '../../../page/page.ts';

/** The site's captcha key; empty where it has none. Spec 2 §3. */
export const captchaKeyOf = ({ rawContext }: Page): string =>
  readText(readFields(readFields(readFields(rawContext).website).captchaSettings).siteKey);
