export { inexactIn, isKept, sentenceOn } from '#kernel/exact-json.js';
