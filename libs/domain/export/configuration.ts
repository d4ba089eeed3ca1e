/** What is wanted of an export, after the wire's forms of it were brought into one. */
export type Format = 'json' | 'csv' | 'excel' | 'pdf' | 'xml';

export interface Options {
  readonly includeMetadata: boolean;
  readonly flattenNested: boolean;
  readonly includeConfidence: boolean;
  readonly includeOCR: boolean;
  readonly includeRawData: boolean;
  /** Key of the field whose values make the groups. */
  readonly groupByField?: string;
  readonly sortBy: { readonly field: string; readonly direction: 'asc' | 'desc' };
}

export interface Configuration {
  readonly selectedDocuments: readonly string[];
  readonly selectedFields: readonly string[];
  readonly format: Format;
  readonly options: Options;
  readonly customFileName: string;
}
