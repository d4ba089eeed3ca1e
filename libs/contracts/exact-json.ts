export { inexactIn, isKept, refusalOf } from '#kernel/exact-json.js';
