/** Name of the object with which a page tells scripts its context. */
export const contextName = 'SQUARESPACE_CONTEXT';
