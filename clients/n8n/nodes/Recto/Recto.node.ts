import {
  NodeConnectionTypes,
  NodeOperationError,
  type IExecuteFunctions,
  type INodeExecutionData,
  type INodeProperties,
  type INodeType,
  type INodeTypeDescription,
} from 'n8n-workflow';
import { OPERATIONS } from './documents';

const shown = (...operation: string[]): Pick<INodeProperties, 'displayOptions'> => ({
  displayOptions: { show: { operation } },
});

/** Documents: upload, wait, get, export. */
export class Recto implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Recto',
    name: 'recto',
    icon: { light: 'file:../../icons/recto.svg', dark: 'file:../../icons/recto.dark.svg' },
    group: ['transform'],
    version: 1,
    subtitle: '={{$parameter["operation"]}}',
    description: 'Read invoices, receipts and other documents as structured data',
    defaults: { name: 'Recto' },
    usableAsTool: true,
    inputs: [NodeConnectionTypes.Main],
    outputs: [NodeConnectionTypes.Main],
    credentials: [{ name: 'rectoApi', required: true }],
    properties: [
      {
        displayName: 'Operation',
        name: 'operation',
        type: 'options',
        noDataExpression: true,
        default: 'upload',
        options: [
          {
            name: 'Export',
            value: 'export',
            action: 'Export documents',
            description: 'Make a file of the values of documents',
          },
          { name: 'Get', value: 'get', action: 'Get a document', description: 'Get a document with its values' },
          { name: 'Upload', value: 'upload', action: 'Upload a document', description: 'Upload a file to be read' },
          {
            name: 'Wait',
            value: 'wait',
            action: 'Wait for a document',
            description: 'Wait until a document is read, and get it with its values',
          },
        ],
      },
      {
        displayName: 'Input Binary Field',
        name: 'binaryPropertyName',
        type: 'string',
        default: 'data',
        required: true,
        description: 'The name of the input field that holds the file: JPEG, PNG, GIF, BMP, TIFF or PDF, at most 10 MB',
        ...shown('upload'),
      },
      {
        displayName: 'Wait Until Read',
        name: 'waitUntilRead',
        type: 'boolean',
        default: true,
        description: 'Whether to go on only when the document is read, with its values',
        ...shown('upload'),
      },
      {
        displayName: 'Delete After Processing',
        name: 'deleteAfterProcessing',
        type: 'boolean',
        default: false,
        description: 'Whether to delete the file once it is read',
        ...shown('upload'),
      },
      {
        displayName: 'Document ID',
        name: 'documentId',
        type: 'string',
        default: '',
        required: true,
        placeholder: '={{ $json.data.documentId }}',
        ...shown('wait', 'get'),
      },
      {
        displayName: 'Timeout',
        name: 'timeout',
        type: 'number',
        typeOptions: { minValue: 1 },
        default: 600,
        description: 'How many seconds to wait at most until the document is read',
        ...shown('upload', 'wait'),
      },
      {
        displayName: 'Document IDs',
        name: 'documentIds',
        type: 'string',
        default: '',
        required: true,
        description: 'Separated by commas',
        ...shown('export'),
      },
      {
        displayName: 'Fields',
        name: 'fields',
        type: 'string',
        default: 'originalFilename,docType',
        required: true,
        placeholder: 'originalFilename,extraction.total_amount',
        description: 'What of each document is exported, separated by commas',
        ...shown('export'),
      },
      {
        displayName: 'Format',
        name: 'format',
        type: 'options',
        default: 'csv',
        options: [
          { name: 'CSV', value: 'csv' },
          { name: 'Excel', value: 'excel' },
          { name: 'JSON', value: 'json' },
          { name: 'PDF', value: 'pdf' },
          { name: 'XML', value: 'xml' },
        ],
        ...shown('export'),
      },
      {
        displayName: 'File Name',
        name: 'fileName',
        type: 'string',
        default: 'export',
        description: 'Without its ending',
        ...shown('export'),
      },
    ],
  };

  async execute(this: IExecuteFunctions): Promise<INodeExecutionData[][]> {
    const done: INodeExecutionData[] = [];
    for (let item = 0; item < this.getInputData().length; item++) {
      const pairedItem = { item };
      try {
        const operation = OPERATIONS[String(this.getNodeParameter('operation', item))]!;
        done.push({ ...(await operation(this, item)), pairedItem });
      } catch (error) {
        if (!this.continueOnFail()) throw new NodeOperationError(this.getNode(), error as Error, { itemIndex: item });
        done.push({ json: { error: (error as Error).message }, pairedItem });
      }
    }
    return [done];
  }
}
