import { parseBlockJson } from '../../contract/blocks/block-json.ts';

/** The JSON of an attribute or a script element; undefined for none, or for text that is no JSON. */
export const parseProps = (text: string | null | undefined): unknown => (text ? parseBlockJson(text) : undefined);
