/** Made of the OpenAPI description at build time; see web/build/api-reference.ts. */
declare module 'virtual:api-reference' {
  export const groups: readonly import('../../../build/operations.js').OperationGroup[];
}
