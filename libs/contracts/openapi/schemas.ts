/**
 * Every schema of the wire by its name in the description. What parses a body and what makes an answer may differ (a
 * member with a default must not be sent, and is always answered): then the first is called `…Input`.
 */
import * as z from 'zod/mini';
import * as apiKeys from '../api-keys.js';
import * as auth from '../auth.js';
import * as bulkJobs from '../bulk-jobs.js';
import * as documents from '../documents.js';
import * as engagement from '../engagement.js';
import { Failure } from '../envelope.js';
import * as exports from '../export.js';
import * as freeTest from '../free-test.js';
import * as health from '../health.js';
import * as history from '../history.js';
import * as members from '../members.js';
import * as memberships from '../memberships.js';
import * as passkeys from '../passkeys.js';
import * as payment from '../payment.js';
import { Problem } from '../problem.js';
import * as provider from '../provider.js';
import * as retention from '../retention.js';
import * as secondFactor from '../second-factor.js';
import * as sessions from '../sessions.js';
import * as webhooks from '../webhooks.js';
import * as workspaces from '../workspaces.js';

export type JsonSchema = Record<string, unknown>;

/** `…Data` is what stands in the envelope: its answer is called `…Response`. */
const NAMES: Readonly<Record<string, z.core.$ZodType>> = {
  Failure,
  Problem,
  Message: engagement.Said,

  RegisterBody: auth.RegisterBody,
  LoginBody: auth.LoginBody,
  ChangeAddressBody: auth.ChangeAddressBody,
  AddressChangedAnswer: auth.AddressChangedAnswer,
  ChangePasswordBody: auth.ChangePasswordBody,
  ForgotPasswordBody: auth.ForgotPasswordBody,
  PasswordBody: auth.ProofBody,
  ConfirmationBody: auth.ConfirmationBody,
  ResetPasswordBody: auth.ResetPasswordBody,
  LinkBody: engagement.LinkBody,
  AcceptInvitationBody: members.AcceptInvitationBody,
  Session: auth.Session,
  FreshToken: auth.FreshToken,
  BeginProviderBody: provider.BeginProviderBody,
  ProviderAddress: provider.ProviderAddress,
  FinishProviderBody: provider.FinishProviderBody,
  ProviderSession: provider.ProviderSession,
  LoginCodeBody: secondFactor.LoginCodeBody,
  PasskeyOptions: passkeys.PasskeyOptions,
  PasskeyQuestionBody: passkeys.PasskeyQuestionBody,
  LoginPasskeyBody: passkeys.LoginPasskeyBody,
  AddPasskeyBody: passkeys.AddPasskeyBody,
  PasskeyRequiredBody: passkeys.PasskeyRequiredBody,
  PasskeyList: passkeys.PasskeyList,
  PasskeyItem: passkeys.PasskeyItem,
  CodeBody: secondFactor.CodeBody,
  PasswordAndCodeBody: secondFactor.ProvenCodeBody,
  SecondFactor: secondFactor.SecondFactorInfo,
  SecondFactorOffer: secondFactor.SecondFactorOffer,
  RecoveryCodes: secondFactor.RecoveryCodes,
  MemberSession: sessions.MemberSession,
  MemberSessionListData: sessions.MemberSessionList,
  OwnWorkspace: memberships.OwnWorkspace,
  WorkspaceListData: memberships.WorkspaceList,
  SwitchBody: memberships.SwitchBody,
  JoinBody: memberships.JoinBody,
  JoinedWorkspaceData: memberships.JoinedWorkspace,
  User: auth.User,
  Role: auth.Role,
  Workspace: auth.Workspace,
  Account: auth.Account,
  AccountData: auth.AccountAnswer,
  LanguageBody: auth.LanguageBody,
  BotCheck: auth.BotCheckInfo,

  InviteBody: members.InviteBody,
  Member: members.Member,
  MemberData: members.MemberAnswer,
  MemberListData: members.MemberList,
  RoleBody: members.RoleBody,
  RetentionBody: retention.RetentionBody,
  RetentionRule: retention.RetentionRule,
  RetentionData: retention.RetentionAnswer,
  RetentionPreviewData: retention.RetentionPreview,
  RetentionChange: retention.RetentionChange,
  RetentionChangeListData: retention.RetentionChangeList,
  HoldBody: retention.HoldBody,
  DocumentHold: documents.DocumentHold,
  RoleChange: members.RoleChange,
  RoleChangeListData: members.RoleChangeList,
  Invitation: members.Invitation,
  InvitationData: members.InvitationAnswer,
  InvitationListData: members.InvitationList,
  ApiKeyBody: apiKeys.ApiKeyBody,
  ApiKey: apiKeys.ApiKey,
  ApiKeyListData: apiKeys.ApiKeyList,
  NewApiKey: apiKeys.NewApiKey,
  KeyScope: apiKeys.KeyScope,
  Usage: workspaces.Usage,
  UsageData: workspaces.UsageAnswer,
  Storage: workspaces.Storage,
  StorageData: workspaces.StorageAnswer,
  UsageDay: workspaces.UsageDay,
  UsageHistory: workspaces.UsageHistory,
  CreditEntry: workspaces.CreditEntry,
  CreditsData: workspaces.CreditsAnswer,
  Plan: auth.Plan,
  BillingCycle: auth.BillingCycle,

  CheckoutBody: payment.CheckoutBody,
  CheckoutSession: payment.CheckoutSession,
  PlanChoiceBody: payment.PlanChoice,
  Subscription: payment.Subscription,
  SubscriptionInfo: payment.SubscriptionInfo,
  TestOrder: payment.TestOrder,
  TestPaymentBody: payment.TestPayment,
  WebhookReceipt: payment.WebhookAnswer,

  JsonValue: documents.JsonValue,
  Extraction: documents.Extraction,
  DocumentType: documents.DocumentType,
  DocumentStatus: documents.DocumentStatus,
  Evidence: documents.Evidence,
  FieldChange: documents.FieldChange,
  Comparison: documents.Comparison,
  Version: documents.DocumentVersion,
  VersionWithValues: documents.VersionWithValues,
  VersionData: documents.VersionAnswer,
  Document: documents.DocumentDetail,
  DocumentData: documents.DocumentAnswer,
  DocumentSummary: documents.DocumentSummary,
  DocumentListData: documents.DocumentList,
  PageSize: documents.PageSize,
  Pagination: documents.Pagination,
  SameFile: documents.SameFile,
  NewDocument: documents.NewDocumentBody,
  UploadData: documents.UploadAnswer,
  EditBody: documents.EditBody,
  ConfirmBody: documents.ConfirmBody,
  Proposal: documents.Proposal,
  ProposalBody: documents.ProposalBody,
  ProposalData: documents.ProposalAnswer,
  HistoryFact: history.HistoryFact,
  DocumentHistory: history.DocumentHistory,
  DocumentState: history.DocumentState,
  DocumentStateData: history.DocumentStateAnswer,

  BulkDeletionBody: bulkJobs.BulkDeletionBody,
  BulkStatus: bulkJobs.BulkStatus,
  BulkFailure: bulkJobs.BulkFailure,
  BulkJob: bulkJobs.BulkJob,
  BulkJobData: bulkJobs.BulkJobAnswer,
  BulkExportBody: bulkJobs.BulkExportBody,
  BulkExportStatus: bulkJobs.BulkExportStatus,
  BulkExportFile: bulkJobs.BulkExportFile,
  BulkExport: bulkJobs.BulkExport,
  BulkExportData: bulkJobs.BulkExportAnswer,

  ExportBody: exports.ExportBody,
  ExportFormat: exports.ExportFormat,
  ExportFilters: exports.ExportFilters,
  ExportOptions: exports.ExportOptions,
  ExportSorting: exports.SortBy,
  ExportRecord: exports.ExportRecord,
  ExportPreview: exports.PreviewAnswer,
  TemplateBody: exports.TemplateBody,
  TemplateConfiguration: exports.TemplateConfiguration,
  Template: exports.ExportTemplate,
  TemplateData: exports.TemplateAnswer,
  TemplateListData: exports.TemplateList,

  AddWebhookBody: webhooks.AddWebhookBody,
  ChangeWebhookBody: webhooks.ChangeWebhookBody,
  RotateSecretBody: webhooks.RotateSecretBody,
  RepeatRangeBody: webhooks.RepeatRangeBody,
  RepeatedRange: webhooks.RepeatedRange,
  WebhookEvent: webhooks.WebhookEvent,
  Webhook: webhooks.Webhook,
  WebhookData: webhooks.WebhookAnswer,
  WebhookListData: webhooks.WebhookList,
  WebhookSecret: webhooks.WebhookSecret,
  WebhookDelivery: webhooks.WebhookDelivery,
  WebhookDeliveryStatus: webhooks.DeliveryStatus,
  WebhookDeliveryOutcome: webhooks.DeliveryOutcome,
  WebhookDeliveryListData: webhooks.WebhookDeliveryList,
  WebhookDeliveryData: webhooks.WebhookDeliveryDetail,
  WebhookAttempt: webhooks.DeliveryAttempt,
  WebhookDeliveryStarted: webhooks.DeliveryStarted,

  ContactBody: engagement.ContactBody,
  NewsletterBody: engagement.NewsletterBody,
  FreeTestUsage: freeTest.FreeTestUsage,
  FreeTestResult: freeTest.FreeTestResult,

  Live: health.Live,
  HealthReport: health.Health,
};

const registry = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMES)) registry.add(schema, { id });

type Io = 'input' | 'output';
const PREFIX = '#/components/schemas/';

function described(io: Io, nameOf: (id: string) => string): Record<string, JsonSchema> {
  const uri = (id: string) => `${PREFIX}${nameOf(id)}`;
  const { schemas } = z.toJSONSchema(registry, { io, uri, unrepresentable: 'any', override });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [nameOf(id), bare(schema as JsonSchema)]));
}

/** What zod says beyond the wire: that numbers are safe, that keys are text, that nothing will ever be added. */
function override({ jsonSchema, zodSchema }: { jsonSchema: JsonSchema; zodSchema: z.core.$ZodType }): void {
  if (zodSchema === documents.JsonValue) {
    // Named as it is, clients without recursive unions cannot read it; it says no more than: anything.
    for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
    jsonSchema['description'] = 'Any JSON value';
  }
  const items = jsonSchema['prefixItems'];
  if (Array.isArray(items)) {
    // All alike, and `items: false` is what several generators stumble over.
    delete jsonSchema['prefixItems'];
    Object.assign(jsonSchema, { items: items[0] as unknown, minItems: items.length, maxItems: items.length });
  }
  delete jsonSchema['propertyNames'];
  if (jsonSchema['additionalProperties'] === false) delete jsonSchema['additionalProperties'];
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum'];
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum'];
}

const bare = ({ $schema: _draft, $id: _id, ...schema }: JsonSchema): JsonSchema => schema;

const answered = described('output', (id) => id);
const { differing, sent } = bodies();

/** Another form, or made of one that has another form. */
function bodies() {
  const differing = new Set<string>();
  for (;;) {
    const nameOf = (id: string) => (differing.has(id) && !id.endsWith('Body') ? `${id}Input` : id);
    const sent = described('input', nameOf);
    const more = Object.keys(NAMES).filter(
      (id) => !differing.has(id) && JSON.stringify(sent[id]) !== JSON.stringify(answered[id]),
    );
    if (more.length === 0) return { differing, sent };
    for (const id of more) differing.add(id);
  }
}

/** All of them; those that nothing refers to are left out of the description. */
export const components: Readonly<Record<string, JsonSchema>> = { ...answered, ...sent };

function idOf(schema: z.core.$ZodType): string {
  const { id } = registry.get(schema) ?? {};
  if (!id) throw new Error('a schema of the API has no name in openapi/schemas.ts');
  return id;
}

export const nameOf = (schema: z.core.$ZodType, io: Io = 'output'): string => {
  const id = idOf(schema);
  return io === 'input' && differing.has(id) && !id.endsWith('Body') ? `${id}Input` : id;
};

export const refTo = (name: string): JsonSchema => ({ $ref: `${PREFIX}${name}` });

/** Its members one by one, for what comes in an address. */
export function membersOf(schema: z.core.$ZodType): Record<string, JsonSchema> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override }) as {
    properties?: Record<string, JsonSchema>;
  };
  return properties;
}
