import { load } from 'cheerio';

/** The text that a piece of HTML shows, white space folded. */
export const textOfHtml = (html: string): string => load(html, null, false).root().text().replace(/\s+/g, ' ').trim();
