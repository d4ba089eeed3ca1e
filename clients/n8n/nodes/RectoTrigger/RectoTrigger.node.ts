import {
  NodeConnectionTypes,
  type IHookFunctions,
  type INodeType,
  type INodeTypeDescription,
  type IWebhookFunctions,
  type IWebhookResponseData,
} from 'n8n-workflow';
import { ask } from '../request';
import { isFromRecto } from './signature';

interface Kept {
  webhookId?: string;
  secret?: string;
}

interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly active: boolean;
}

/** Starts a workflow when something happens to a document: adds a webhook in Recto, and removes it again. */
export class RectoTrigger implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Recto Trigger',
    name: 'rectoTrigger',
    icon: { light: 'file:../../icons/recto.svg', dark: 'file:../../icons/recto.dark.svg' },
    group: ['trigger'],
    version: 1,
    subtitle: '={{$parameter["events"].join(", ")}}',
    description: 'Starts the workflow when a document was read, changed, confirmed or deleted',
    defaults: { name: 'Recto Trigger' },
    inputs: [],
    outputs: [NodeConnectionTypes.Main],
    credentials: [{ name: 'rectoApi', required: true }],
    webhooks: [{ name: 'default', httpMethod: 'POST', responseMode: 'onReceived', path: 'webhook' }],
    properties: [
      {
        displayName: 'Events',
        name: 'events',
        type: 'multiOptions',
        default: ['document.completed'],
        required: true,
        options: [
          { name: 'Credits Low', value: 'credits.low', description: 'Nine of ten credits of the period are used' },
          { name: 'Document Completed', value: 'document.completed', description: 'A document was read' },
          { name: 'Document Confirmed', value: 'document.confirmed', description: 'Somebody found values right' },
          { name: 'Document Deleted', value: 'document.deleted', description: 'A document was deleted' },
          { name: 'Document Edited', value: 'document.edited', description: 'Somebody changed values' },
          { name: 'Document Failed', value: 'document.failed', description: 'A document could not be read' },
        ],
      },
      {
        displayName: 'With Values',
        name: 'withValues',
        type: 'boolean',
        default: false,
        description: 'Whether messages carry what was read; it may be personal data',
      },
    ],
  };

  webhookMethods: INodeType['webhookMethods'] = {
    default: {
      async checkExists(this: IHookFunctions): Promise<boolean> {
        const { webhookId, secret } = kept(this);
        if (!webhookId || !secret) return false;
        const { webhooks } = await ask<{ webhooks: Webhook[] }>(this, { method: 'GET', path: '/webhooks' });
        const url = this.getNodeWebhookUrl('default');
        return webhooks.some((one) => one.id === webhookId && one.url === url && one.active);
      },

      async create(this: IHookFunctions): Promise<boolean> {
        const body = {
          url: this.getNodeWebhookUrl('default'),
          description: 'n8n',
          events: this.getNodeParameter('events'),
          withValues: this.getNodeParameter('withValues', false) === true,
        };
        const { webhook, secret } = await ask<{ webhook: Webhook; secret: string }>(this, {
          ...{ method: 'POST', path: '/webhooks', body },
        });
        Object.assign(kept(this), { webhookId: webhook.id, secret });
        return true;
      },

      async delete(this: IHookFunctions): Promise<boolean> {
        const data = kept(this);
        const { webhookId } = data;
        delete data.webhookId;
        delete data.secret;
        if (!webhookId) return true;
        const { webhooks } = await ask<{ webhooks: Webhook[] }>(this, { method: 'GET', path: '/webhooks' });
        // Its owner may have removed it.
        if (webhooks.some(({ id }) => id === webhookId))
          await ask(this, { method: 'DELETE', path: `/webhooks/${encodeURIComponent(webhookId)}` });
        return true;
      },
    },
  };

  async webhook(this: IWebhookFunctions): Promise<IWebhookResponseData> {
    const { rawBody, headers } = this.getRequestObject();
    const { secret } = kept(this);
    if (!rawBody || !secret || !isFromRecto(rawBody, headers, secret)) {
      this.getResponseObject().status(401).json({ message: 'The signature is not one of Recto' });
      return { noWebhookResponse: true };
    }
    return { workflowData: [[{ json: JSON.parse(rawBody.toString()) as Record<string, unknown> }]] };
  }
}

/** n8n keeps it with the workflow. */
function kept(of: Pick<IHookFunctions, 'getWorkflowStaticData'>): Kept {
  return of.getWorkflowStaticData('node') as Kept;
}
