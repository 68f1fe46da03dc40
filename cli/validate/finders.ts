// What the check with positions needs. A separate module, because loading it takes longer than the check of a small valid file.
export { checkItem } from './check/check-item.ts';
export { findInJson, findInPart, findInScript } from './find/find-items.ts';
export { itemsByForce } from './find/items-in-value.ts';
export { readDocument } from './find/read-document.ts';
export { readJson } from './find/literals/read-json.ts';
export { findInTemplate } from './find/templates/find-in-template.ts';
