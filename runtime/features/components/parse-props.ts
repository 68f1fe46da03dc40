import { parseBlockJson } from '../../contract/read.ts';

/** Returns the JSON of an attribute or a script element; undefined without one, or for text that is not JSON. */
export const parseProps = (text: string | null | undefined): unknown => (text ? parseBlockJson(text) : undefined);
