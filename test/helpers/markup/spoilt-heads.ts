/** Freezes the prototypes of built-in types. */
export const freezeEverything = `<script>
for (const type of [Object, Array, Function, Error, Promise, Map, Set, String, Element, Node, EventTarget]) Object.freeze(type.prototype);
</script>`;

/** Replaces built-in functions, as old libraries do. */
export const replaceGlobals = `<script>
Array.prototype.toJSON = function () { return 'broken by an old library'; };
window.fetch = undefined;
console.error = console.warn = null;
window.requestIdleCallback = 1;
window.IntersectionObserver = undefined;
</script>`;
