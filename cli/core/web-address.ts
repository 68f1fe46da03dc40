/** Whether a text is a complete address on the web, and not a file. */
export const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);

/** Returns an address without its user and password, for reports and messages; the protocol may be absent. */
export const withoutCredentials = (address: string): string => address.replace(/^([a-z][a-z\d+.-]*:\/\/)?[^/?#\\]*@/i, '$1');
