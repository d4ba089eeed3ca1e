/**
 * The API's operations. Empty here: the build puts those of the OpenAPI description in its place
 * (web/build/api-reference.ts).
 */
export interface Value {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly note?: string;
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly open: boolean;
  /** What an API key must be allowed; empty: no key reaches it, or nothing is wanted. */
  readonly keyScopes: readonly string[];
  readonly parameters: readonly Value[];
  readonly bodyType?: string;
  readonly body: readonly Value[];
  readonly answers: readonly {
    readonly status: string;
    readonly description: string;
    readonly data: readonly Value[];
  }[];
}

export interface OperationGroup {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly operations: readonly Operation[];
}

export const groups: readonly OperationGroup[] = [];
