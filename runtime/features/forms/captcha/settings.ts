import { type Fields, readFields, readText } from '../../../contract/read.ts';
import { contextPart } from '../../../contract/site/page-context.ts';
import type { Page } from '../../../page/page.ts';

export const readCaptchaSettings = ({ rawContext }: Page): Fields =>
  readFields(contextPart(rawContext, 'website').captchaSettings);

/** Returns the site's captcha key; empty for a site without a captcha, forms#captcha-site-key. */
export const captchaSiteKey = (page: Page): string => readText(readCaptchaSettings(page).siteKey);
