/**
 * Returns a text of JSON with comments as JSON: white space in place of comments, and of commas before a closing bracket. The
 * length is the same, so that places stay. https://code.visualstudio.com/docs/languages/json#_json-with-comments
 */
export function blankComments(text: string): string {
  const withoutComments = text.replace(commentOrString, (match) => (match[0] === '"' ? match : blank(match)));
  return withoutComments.replace(commaOrString, (match) => (match[0] === ',' ? ` ${match.slice(1)}` : match));
}

const commentOrString = /"(?:\\.|[^"\\\n])*"?|\/\/[^\n\r]*|\/\*[\s\S]*?(?:\*\/|$)/g;
const commaOrString = /"(?:\\.|[^"\\\n])*"?|,(?=\s*[\]}])/g;

/** Returns white space with the same line ends. */
const blank = (text: string): string => text.replace(/[^\r\n]/g, ' ');
