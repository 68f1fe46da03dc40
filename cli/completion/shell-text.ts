/** Returns a text as one word of a POSIX shell or of fish. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Returns the first sentence or clause of a description, which fits beside a flag in a list. */
export function shortDescription(text: string): string {
  const [first = ''] = text.split(/[:;(]/);
  return first.trim();
}
