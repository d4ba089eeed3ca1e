/**
 * India's number of goods and services tax (GSTIN), which its letter Z and the order of figures and letters give away
 * without a label: state, permanent account number, which of its registrations, Z, check character.
 */
import { type Match } from './contacts.js';

const SHAPE = /(?<![\p{L}\p{N}])(?:[0-2]\d|3[0-8]|9[79])[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d](?![\p{L}\p{N}])/gu;

export const findIndianTaxNumbers = (text: string): Match[] =>
  [...text.matchAll(SHAPE)].map(({ 0: value, index }) => ({ value, start: index, end: index + value.length }));
