/** The API described (OpenAPI 3.1) from the same schemas that parse it. The server answers with it, the API page is made of it. */
import * as z from 'zod/mini';
import { BotCheckInfo, ChangePasswordBody, FreshToken, LoginBody, ProofBody, RegisterBody, Session } from './auth.js';
import { ConfirmBody, DocumentAnswer, DocumentList, EditBody, ListQuery, PAGE_WIDTHS, UploadAnswer, VersionAnswer, VersionQuery } from './documents.js';
import { ContactBody, LinkBody, NewsletterBody, Said } from './engagement.js';
import { Failure, success } from './envelope.js';
import { ExportBody, PreviewAnswer, TemplateAnswer, TemplateBody, TemplateList } from './export.js';
import { FreeTestResult, FreeTestUsage } from './free-test.js';
import { DocumentHistory, DocumentStateAnswer, HistoryStateQuery } from './history.js';
import { AcceptInvitationBody, InvitationAnswer, InvitationList, InviteBody, MemberList } from './members.js';
import { CheckoutBody, CheckoutSession, PlanChoice, SubscriptionInfo, TestOrder, TestPayment, WebhookAnswer } from './payment.js';
import { CreditsAnswer, CreditsQuery, UsageAnswer, UsageHistory } from './workspaces.js';

type Schema = Record<string, unknown>;

const json = (schema: z.core.$ZodType, io: 'input' | 'output' = 'output'): Schema => {
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;
  return rest;
};
const content = (schema: Schema) => ({ 'application/json': { schema } });
const answers = (status: number, description: string, data: z.core.$ZodType, ...refusals: number[]) => ({
  [status]: { description, content: content(json(success(data))) },
  ...Object.fromEntries(refusals.map((refusal) => [refusal, { $ref: '#/components/responses/Failure' }])),
});
const idParameter = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };
const message = z.object({ message: z.string() });
const numberParameter = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'integer', minimum: 1 } });
const ifMatch = { name: 'If-Match', in: 'header', schema: { type: 'string' }, description: 'Version you saw, quoted; another one is refused with 412' };
const refusal = { $ref: '#/components/responses/Failure' };
const open = { security: [] };

function queryParameters(schema: z.core.$ZodType) {
  const { properties = {} } = json(schema, 'input') as { properties?: Record<string, Schema> };
  return Object.entries(properties).map(([name, property]) => ({ name, in: 'query', required: false, schema: property }));
}

export const openApi = {
  openapi: '3.1.0',
  info: { title: 'Recto', version: '1', description: 'Documents in, structured data out.', license: { name: 'Apache-2.0' } },
  servers: [{ url: '/api' }],
  security: [{ bearer: [] }],
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    responses: { Failure: { description: 'Refused, with a sentence that says why', content: content(json(Failure)) } },
  },
  paths: {
    '/auth/register': {
      post: { summary: 'Create an account with its workspace', ...open, requestBody: { content: content(json(RegisterBody, 'input')) }, responses: answers(201, 'Signed in', Session, 400, 409, 429) },
    },
    '/auth/login': {
      post: { summary: 'Sign in', ...open, requestBody: { content: content(json(LoginBody, 'input')) }, responses: answers(200, 'Signed in', Session, 400, 401, 429) },
    },
    '/auth/change-password': {
      post: {
        summary: 'Change the password; every other session ends',
        requestBody: { content: content(json(ChangePasswordBody, 'input')) },
        responses: answers(200, 'The token to go on with', FreshToken, 400, 401, 429),
      },
    },
    '/auth/account': {
      delete: {
        summary: 'Delete the account for good; with an owner the workspace and all its documents',
        requestBody: { content: content(json(ProofBody, 'input')) },
        responses: answers(200, 'Deleted', message, 400, 401, 429),
      },
    },
    '/auth/accept-invitation': {
      post: {
        summary: 'Create an account in the workspace of an invitation; its link works once, within seven days',
        ...open,
        requestBody: { content: content(json(AcceptInvitationBody, 'input')) },
        responses: answers(201, 'Signed in', Session, 400, 409, 429),
      },
    },
    '/workspaces/members': {
      get: { summary: 'Who is in the workspace; for its owner', responses: answers(200, 'Members', MemberList, 401, 403) },
    },
    '/workspaces/members/{id}': {
      parameters: [idParameter],
      delete: {
        summary: 'Remove a member with their account, every session ended; for the owner',
        responses: answers(200, 'Removed', message, 401, 403, 404, 409),
      },
    },
    '/workspaces/invitations': {
      get: { summary: 'Invitations neither accepted nor taken back; for the owner', responses: answers(200, 'Invitations', InvitationList, 401, 403) },
      post: {
        summary: 'Invite by mail; again means a new link, and the one before is worthless',
        requestBody: { content: content(json(InviteBody, 'input')) },
        responses: answers(201, 'Invited', InvitationAnswer, 400, 401, 403, 409, 429),
      },
    },
    '/workspaces/invitations/{id}': {
      parameters: [idParameter],
      delete: { summary: 'Take an invitation back', responses: answers(200, 'Taken back', message, 401, 403, 404) },
    },
    '/workspaces/cleanup': {
      delete: {
        summary: 'Delete all documents of the workspace; for its owner',
        requestBody: { content: content(json(ProofBody, 'input')) },
        responses: answers(200, 'Cleaned up', message, 400, 401, 403, 429),
      },
    },
    '/payment/create-checkout-session': {
      post: {
        summary: 'Where to pay for a plan; with a subscription, where to confirm the change to it',
        requestBody: { content: content(json(CheckoutBody, 'input')) },
        responses: answers(200, 'The address to go to', CheckoutSession, 400, 401, 403, 503),
      },
    },
    '/payment/subscription/cancel': {
      post: {
        summary: 'Cancel the subscription with the end of its period; for the owner',
        requestBody: { content: content(json(ProofBody, 'input')) },
        responses: answers(200, 'As it is now', SubscriptionInfo, 400, 401, 403, 409, 429, 503),
      },
    },
    '/payment/subscription/reactivate': {
      post: { summary: 'Take a cancellation back, before the period ends', responses: answers(200, 'As it is now', SubscriptionInfo, 401, 403, 409, 503) },
    },
    '/payment/subscription/change': {
      post: {
        summary: 'Another plan: a larger one at once, a smaller one with the next period',
        requestBody: { content: content(json(PlanChoice, 'input')) },
        responses: answers(200, 'As it is now', SubscriptionInfo, 400, 401, 402, 403, 409, 503),
      },
    },
    '/payment/billing-page': {
      post: { summary: 'Where to see invoices and change the card', responses: answers(200, 'The address to go to', CheckoutSession, 401, 403, 409, 503) },
    },
    '/payment/webhook': {
      post: {
        summary: 'Messages of the payment provider, signed over the bytes of the body',
        ...open,
        parameters: [{ name: 'Stripe-Signature', in: 'header', required: true, schema: { type: 'string' } }],
        requestBody: { content: content({ type: 'object', description: 'An event as Stripe sends it' }) },
        responses: answers(200, 'Dealt with', WebhookAnswer, 400, 503),
      },
    },
    '/payment/test-checkout/{session}': {
      parameters: [{ name: 'session', in: 'path', required: true, schema: { type: 'string' } }],
      get: { summary: 'An order on the page where nothing is paid; not there when payments are real', responses: answers(200, 'The order', TestOrder, 401, 404) },
      post: {
        summary: 'Conclude such an order',
        requestBody: { content: content(json(TestPayment, 'input')) },
        responses: answers(200, 'Where to go next', CheckoutSession, 400, 401, 402, 404),
      },
    },
    '/payment/subscription': { get: { summary: 'The subscription of the workspace, if there is one', responses: answers(200, 'Subscription', SubscriptionInfo, 401) } },
    '/bot-check': {
      get: {
        summary: 'How to obtain a recaptchaToken for an action',
        ...open,
        parameters: [{ name: 'action', in: 'query', required: true, schema: { type: 'string' } }],
        responses: answers(200, 'Kind of check and its puzzle', BotCheckInfo, 400),
      },
    },
    '/free-test/usage': { get: { summary: 'Free tests left today for where you come from', ...open, responses: answers(200, 'Left, limit, and when it begins anew', FreeTestUsage) } },
    '/free-test/upload': {
      post: {
        summary: 'Read one picture without an account; nothing is kept',
        ...open,
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['file'],
                properties: { file: { type: 'string', contentMediaType: 'application/octet-stream', description: 'PNG, JPEG or GIF, at most 2 MB' } },
              },
            },
          },
        },
        responses: answers(200, 'What stands on it, how sure, and where', FreeTestResult, 400, 413, 415, 422, 429, 503),
      },
    },
    '/contact/submit': {
      post: { summary: 'Send a message to whoever runs this Recto', ...open, requestBody: { content: content(json(ContactBody, 'input')) }, responses: answers(200, 'Sent', Said, 400, 429) },
    },
    '/newsletter/subscribe': {
      post: {
        summary: 'Ask for the newsletter; a mail with a link follows',
        ...open,
        requestBody: { content: content(json(NewsletterBody, 'input')) },
        responses: answers(200, 'The same whoever asks for whatever address', Said, 400, 429),
      },
    },
    '/newsletter/confirm': {
      post: { summary: 'Confirm a subscription by the link in the mail, once', ...open, requestBody: { content: content(json(LinkBody, 'input')) }, responses: answers(200, 'Confirmed', Said, 400, 409, 429) },
    },
    '/newsletter/unsubscribe': {
      post: { summary: 'End a subscription by the link in the mail', ...open, requestBody: { content: content(json(LinkBody, 'input')) }, responses: answers(200, 'Ended', Said, 400, 429) },
    },
    '/workspaces/usage': { get: { summary: 'Credits of the current period', responses: answers(200, 'Usage', UsageAnswer, 401) } },
    '/workspaces/credits': { get: { summary: 'Credits line by line, newest first', parameters: queryParameters(CreditsQuery), responses: answers(200, 'One page', CreditsAnswer, 400, 401) } },
    '/workspaces/usage/history': { get: { summary: 'Documents and credits of each of the last 30 days', responses: answers(200, 'Oldest first', UsageHistory, 401) } },
    '/events': {
      get: {
        summary: 'Changes of your workspace as they happen (server-sent events)',
        parameters: [{ name: 'Last-Event-ID', in: 'header', schema: { type: 'string' }, description: 'Id of the last message you got: what you missed comes first, or one `resync` when that was too long ago' }],
        responses: {
          200: {
            description:
              'Messages `ready`, `document` {documentId, status?, docType?, version?}, `document-deleted` {documentId}, `usage`, `resync` (ask for everything again); ids are positions. Each is sent once a read would show the change. A comment every 15 seconds.',
            content: { 'text/event-stream': { schema: { type: 'string' } } },
          },
          401: { $ref: '#/components/responses/Failure' },
          429: { $ref: '#/components/responses/Failure' },
          503: { $ref: '#/components/responses/Failure' },
        },
      },
    },
    '/documents': { get: { summary: 'List documents', parameters: queryParameters(ListQuery), responses: answers(200, 'One page', DocumentList, 400, 401) } },
    '/documents/upload': {
      post: {
        summary: 'Upload one document',
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['file'],
                properties: {
                  file: { type: 'string', contentMediaType: 'application/octet-stream', description: 'JPEG, PNG, GIF, BMP, TIFF or PDF, at most 10 MB' },
                  deleteAfterProcessing: { type: 'string', enum: ['true', 'false'], default: 'false' },
                },
              },
            },
          },
        },
        responses: answers(201, 'Accepted', UploadAnswer, 400, 401, 402, 413, 415),
      },
    },
    '/documents/{id}': {
      parameters: [idParameter],
      get: { summary: 'One document with values, confidence, evidence and versions', responses: answers(200, 'The document; ETag is its version', DocumentAnswer, 401, 404) },
      put: {
        summary: 'Edit the extracted data',
        parameters: [ifMatch],
        requestBody: { content: content(json(EditBody, 'input')) },
        responses: answers(200, 'As edited', DocumentAnswer, 400, 401, 404, 409, 412),
      },
      delete: { summary: 'Delete the document for good', responses: answers(200, 'Deleted', z.object({ message: z.string() }), 401, 404) },
    },
    '/documents/{id}/original': {
      parameters: [idParameter],
      get: {
        summary: 'The original file',
        responses: {
          200: { description: 'The bytes as uploaded', content: { 'application/octet-stream': {} } },
          401: { $ref: '#/components/responses/Failure' },
          404: { $ref: '#/components/responses/Failure' },
        },
      },
    },
    '/export/preview': {
      post: { summary: 'The first records of an export', requestBody: { content: content(json(ExportBody, 'input')) }, responses: answers(200, 'At most 100 records', PreviewAnswer, 400, 401, 404, 409, 422) },
    },
    '/export/advanced': {
      post: {
        summary: 'Export documents as JSON, CSV, Excel, PDF or XML',
        requestBody: { content: content(json(ExportBody, 'input')) },
        responses: {
          200: { description: 'The file, named as customFileName says', content: { 'application/octet-stream': {} } },
          ...Object.fromEntries([400, 401, 404, 409, 422].map((refusal) => [refusal, { $ref: '#/components/responses/Failure' }])),
        },
      },
    },
    '/export/templates': {
      get: { summary: 'Saved export templates, by name', responses: answers(200, 'Templates', TemplateList, 401) },
      put: {
        summary: 'Save a template; with an id, its new shape',
        requestBody: { content: content(json(TemplateBody, 'input')) },
        responses: answers(200, 'As saved', TemplateAnswer, 400, 401, 404, 409),
      },
    },
    '/export/templates/{id}': {
      parameters: [idParameter],
      delete: { summary: 'Delete a template', responses: answers(200, 'Deleted', z.object({ message: z.string() }), 401, 404) },
    },
    '/documents/{id}/pages/{page}': {
      parameters: [idParameter, numberParameter('page')],
      get: {
        summary: 'A page as a picture, upright; there as long as the original is',
        parameters: [{ name: 'width', in: 'query', schema: { type: 'integer', minimum: 1, default: 1024 }, description: `Most pixels across; made in the widths ${PAGE_WIDTHS.join(', ')}` }],
        responses: {
          200: { description: 'The picture', content: { 'image/webp': {} } },
          304: { description: 'The one you know (If-None-Match)' },
          401: refusal,
          404: refusal,
          422: refusal,
          503: refusal,
        },
      },
    },
    '/documents/{id}/versions/{version}': {
      parameters: [idParameter, numberParameter('version')],
      get: {
        summary: 'The values at one version; with from, what became different since that one',
        parameters: queryParameters(VersionQuery),
        responses: answers(200, 'The version', VersionAnswer, 400, 401, 404),
      },
    },
    '/documents/{id}/versions/{version}/restore': {
      parameters: [idParameter, numberParameter('version')],
      post: {
        summary: 'Make the values of an old version the newest, as a new version',
        parameters: [ifMatch],
        responses: answers(200, 'As restored', DocumentAnswer, 400, 401, 404, 409, 412),
      },
    },
    '/documents/{id}/history': {
      parameters: [idParameter],
      get: {
        summary: 'Every fact from upload to deletion: who, when, from where and why; also of a deleted document, whose content reads "erased"',
        responses: answers(200, 'Oldest first', DocumentHistory, 401, 404),
      },
    },
    '/documents/{id}/history/state': {
      parameters: [idParameter],
      get: {
        summary: 'The document as it stood after a fact or at a moment; with from, what became different since that fact',
        parameters: queryParameters(HistoryStateQuery),
        responses: answers(200, 'As it stood', DocumentStateAnswer, 400, 401, 404),
      },
    },
    '/documents/{id}/history/package': {
      parameters: [idParameter],
      get: {
        summary: 'The history with its hashes, how to check them with standard tools, and a program that does',
        responses: { 200: { description: 'A .tar.gz', content: { 'application/gzip': {} } }, 401: refusal, 404: refusal },
      },
    },
    '/documents/{id}/confirm': {
      parameters: [idParameter],
      post: {
        summary: 'Say that values were looked at and are right',
        parameters: [ifMatch],
        requestBody: { content: content(json(ConfirmBody, 'input')) },
        responses: answers(200, 'With the confirmed paths', DocumentAnswer, 400, 401, 404, 409, 412),
      },
    },
    '/health/live': { get: { summary: 'The process answers', ...open, responses: { 200: { description: 'Live' } } } },
    '/health/ready': { get: { summary: 'Every store answers and every read model moves', ...open, responses: { 200: { description: 'Ready' }, 503: { description: 'Not ready' } } } },
  },
} as const;
