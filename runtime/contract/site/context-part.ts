import { type Fields, readFields } from '../read.ts';

/** Objects of the page context (`Static.SQUARESPACE_CONTEXT`) that features read beyond the decoded context: site#page-context. */
type ContextPart = 'collection' | 'tweakJSON' | 'website' | 'websiteSettings';

/** Returns one object of the page context as it was assigned; without it an object without fields. */
export const contextPart = (rawContext: unknown, name: ContextPart): Fields => readFields(readFields(rawContext)[name]);
