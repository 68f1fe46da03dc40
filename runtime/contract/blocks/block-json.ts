/**
 * What a block's attribute holds, as the page has it; `undefined` for text that is no JSON. Some pages hold the JSON with its quotes
 * escaped once too often. Wild §2.
 */
export const parseBlockJson = (text: string): unknown => parse(text) || parse(`${parse(`"${text}"`)}`);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
