// What the check with positions needs. A separate module, because loading it takes longer than the check of a small valid file.
export { checkItem } from './checks/check-item.ts';
export { findInJson, findInPart, findInScript } from './items/find-items.ts';
export { itemsByForce } from './items/items-in-value.ts';
export { readDocument } from './items/read-document.ts';
export { readJson } from './literals/read-json.ts';
export { findInTemplate } from './templates/find-in-template.ts';
