/**
 * What these nodes use of n8n-workflow, declared here: the package brings dozens of others, and nothing of it is needed
 * to compile. n8n provides the real one when it loads the nodes.
 */
declare module 'n8n-workflow' {
  export type Icon =
    `file:${string}.svg` | { readonly light: `file:${string}.svg`; readonly dark: `file:${string}.svg` };

  export interface INodeProperties {
    displayName: string;
    name: string;
    type: 'string' | 'number' | 'boolean' | 'options' | 'multiOptions';
    default: unknown;
    required?: boolean;
    noDataExpression?: boolean;
    description?: string;
    placeholder?: string;
    hint?: string;
    typeOptions?: Readonly<Record<string, unknown>>;
    options?: readonly { name: string; value: string; action?: string; description?: string }[];
    displayOptions?: { show: Readonly<Record<string, readonly unknown[]>> };
  }

  export interface INodeTypeDescription {
    displayName: string;
    name: string;
    icon: Icon;
    group: readonly string[];
    version: number;
    subtitle?: string;
    description: string;
    defaults: { name: string };
    usableAsTool?: true;
    inputs: readonly string[];
    outputs: readonly string[];
    credentials: readonly { name: string; required: boolean }[];
    webhooks?: readonly { name: string; httpMethod: string; responseMode: string; path: string }[];
    properties: INodeProperties[];
  }

  export interface IBinaryData {
    mimeType: string;
    fileName?: string;
  }

  export interface INodeExecutionData {
    json: Record<string, unknown>;
    binary?: Record<string, IBinaryData>;
    pairedItem?: { item: number };
  }

  export interface IHttpRequestOptions {
    method: 'GET' | 'POST' | 'PUT' | 'DELETE';
    url: string;
    qs?: Record<string, unknown>;
    headers?: Record<string, string>;
    body?: unknown;
    json?: boolean;
    encoding?: 'arraybuffer';
    returnFullResponse?: boolean;
  }

  interface WithCredentials {
    getCredentials(name: string): Promise<Record<string, unknown>>;
    getNode(): INode;
    helpers: {
      httpRequestWithAuthentication(this: unknown, credentials: string, options: IHttpRequestOptions): Promise<unknown>;
    };
  }

  export interface INode {
    readonly id: string;
    readonly name: string;
  }

  export interface IExecuteFunctions extends WithCredentials {
    getInputData(): INodeExecutionData[];
    getNodeParameter(name: string, item: number, fallback?: unknown): unknown;
    getExecutionId(): string;
    continueOnFail(): boolean;
    helpers: WithCredentials['helpers'] & {
      assertBinaryData(item: number, field: string): IBinaryData;
      getBinaryDataBuffer(item: number, field: string): Promise<Buffer>;
      prepareBinaryData(bytes: Buffer, filename?: string, mimeType?: string): Promise<IBinaryData>;
    };
  }

  export interface IHookFunctions extends WithCredentials {
    getNodeParameter(name: string, fallback?: unknown): unknown;
    getNodeWebhookUrl(name: string): string | undefined;
    getWorkflowStaticData(of: 'node'): Record<string, unknown>;
  }

  export interface IWebhookFunctions {
    getRequestObject(): { readonly rawBody?: Buffer; readonly headers: Record<string, string | string[] | undefined> };
    getResponseObject(): { status(code: number): { json(body: unknown): void } };
    getWorkflowStaticData(of: 'node'): Record<string, unknown>;
  }

  export interface IWebhookResponseData {
    workflowData?: INodeExecutionData[][];
    noWebhookResponse?: boolean;
  }

  export interface INodeType {
    description: INodeTypeDescription;
    execute?(this: IExecuteFunctions): Promise<INodeExecutionData[][]>;
    webhook?(this: IWebhookFunctions): Promise<IWebhookResponseData>;
    webhookMethods?: Record<string, Record<string, (this: IHookFunctions) => Promise<boolean>>>;
  }

  export interface ICredentialType {
    name: string;
    displayName: string;
    icon?: Icon;
    documentationUrl?: string;
    properties: INodeProperties[];
    authenticate: { type: 'generic'; properties: { headers: Record<string, string> } };
    test: { request: { baseURL: string; url: string; qs?: Record<string, unknown> } };
  }

  export const NodeConnectionTypes: { readonly Main: 'main' };

  export class NodeOperationError extends Error {
    constructor(node: INode, error: string | Error, options?: { itemIndex?: number; description?: string });
  }

  export function sleep(ms: number): Promise<void>;
}
