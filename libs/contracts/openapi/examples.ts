/** Made-up examples by schema; `openapi.spec.ts` parses each by its own. */
import type * as z from 'zod/mini';
import {
  AddressChangedAnswer,
  ChangeAddressBody,
  ChangePasswordBody,
  ConfirmationBody,
  ForgotPasswordBody,
  FreshToken,
  LanguageBody,
  LoginBody,
  ProofBody,
  RegisterBody,
  ResetPasswordBody,
  Session,
} from '../auth.js';
import { ApiKeyBody, NewApiKey } from '../api-keys.js';
import { BulkExportAnswer, BulkExportBody } from '../bulk-jobs.js';
import {
  ConfirmBody,
  DocumentAnswer,
  DocumentList,
  EditBody,
  NewDocumentBody,
  ProposalAnswer,
  ProposalBody,
  UploadAnswer,
} from '../documents.js';
import { ContactBody, LinkBody, NewsletterBody, Said } from '../engagement.js';
import { ExportBody, PreviewAnswer, TemplateBody } from '../export.js';
import { FreeTestUsage } from '../free-test.js';
import { AcceptInvitationBody, InvitationAnswer, InviteBody, MemberAnswer, MemberList, RoleBody } from '../members.js';
import { PasskeyList, PasskeyOptions, PasskeyRequiredBody } from '../passkeys.js';
import { CheckoutBody, CheckoutSession, PlanChoice, TestPayment } from '../payment.js';
import { CodeBody, LoginCodeBody, ProvenCodeBody, RecoveryCodes, SecondFactorOffer } from '../second-factor.js';
import { MemberSessionList } from '../sessions.js';
import { UsageAnswer } from '../workspaces.js';

const MEMBER = '0190a1b2-7c3d-7e4f-8a5b-0000000000a1';
const DOCUMENT = '0190a1b2-7c3d-7e4f-8a5b-0000000000d1';
const JOB = '0190a1b2-7c3d-7e4f-8a5b-0000000000c1';
const LINK = 'what stands behind the # of the link';

const ada = { id: MEMBER, name: 'Ada Example', email: 'ada@example.test', role: 'owner' } as const;
const extraction = { invoice_number: 'A-1001', total_amount: 119, currency: 'EUR' };
const summary = {
  _id: DOCUMENT,
  originalFilename: 'invoice.pdf',
  docType: 'invoice',
  status: 'completed',
  language: 'en',
  createdAt: '2026-03-01T09:30:00.000Z',
  mime: 'application/pdf',
  size: 48_213,
  pages: 1,
  deleteAfterProcessing: false,
  originalDeleted: false,
} as const;
const waiting = { ...summary, docType: 'unknown', status: 'pending', language: '', pages: 0 } as const;
const proposed = { path: 'total_amount', value: 120, reason: 'The rows add up to 120.' };
const proposal = {
  id: '0190a1b2-7c3d-7e4f-8a5b-0000000000e1',
  ...proposed,
  before: 119,
  proposedBy: 'API key Ledger import',
  proposedAt: '2026-03-01T09:31:00.000Z',
  outdated: false,
} as const;
const document = {
  ...summary,
  extraction,
  confidence: { invoice_number: 0.99, total_amount: 0.98, currency: 0.97 },
  evidence: { total_amount: { page: 1, box: [0.71, 0.62, 0.82, 0.64] as const, source: 'text-layer' } },
  confirmed: ['total_amount'],
  proposals: [proposal],
  versions: [{ version: 1, editedAt: '2026-03-01T09:30:04.000Z', changes: [], fieldChanges: [], editedBy: 'Recto' }],
  edited: [],
  moved: [],
  version: 1,
  pageSizes: [{ width: 842, height: 595, turn: 90 }],
  docTypeConfidence: 0.99,
  processingTime: 812,
  engine: 'local',
} as const;
const selection = {
  selectedDocuments: [DOCUMENT],
  selectedFields: ['extraction.invoice_number'],
  format: 'csv',
} as const;

const apiKey = {
  id: '0190a1b2-7c3d-5e4f-8a5b-0000000000f1',
  name: 'Ledger import',
  scopes: ['documents:read', 'export'],
  sandbox: false,
  ending: 'cdef',
  createdAt: '2026-03-01T09:30:00.000Z',
  expiresAt: '2027-03-01T00:00:00.000Z',
  lastUsedOn: null,
} as const;

type Example = readonly [z.core.$ZodType, unknown];

export const EXAMPLES: readonly Example[] = [
  [RegisterBody, { name: ada.name, email: ada.email, workspaceName: 'Example Ltd', password: 'correct horse battery' }],
  [LoginBody, { email: ada.email, password: 'correct horse battery' }],
  [ChangeAddressBody, { email: 'ada@example.net' }],
  [AddressChangedAnswer, { email: 'ada@example.net', token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl' }],
  [LanguageBody, { language: 'de' }],
  [ChangePasswordBody, { currentPassword: 'correct horse battery', newPassword: 'another horse battery' }],
  [ProofBody, { currentPassword: 'correct horse battery' }],
  [ConfirmationBody, { currentPassword: 'correct horse battery', code: '123456' }],
  [ForgotPasswordBody, { email: 'ada@example.test', recaptchaToken: 'eyJhbGdvcml0aG0iOiJTSEEtMjU2In0=' }],
  [
    ResetPasswordBody,
    { token: '0190a000-0000-7000-8000-000000000003.mzy2x0w0.cHJvb2Y', newPassword: 'another horse battery' },
  ],
  [LinkBody, { token: LINK }],
  [AcceptInvitationBody, { name: 'Grace Example', password: 'correct horse battery', token: LINK }],
  [
    Session,
    {
      user: ada,
      workspace: {
        id: '0190a1b2-7c3d-7e4f-8a5b-0000000000b1',
        name: 'Example Ltd',
        plan: 'free',
        monthlyCredits: 50,
        usedCredits: 3,
      },
      token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl',
    },
  ],
  [FreshToken, { token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl' }],
  [LoginCodeBody, { challenge: 'eyJhbGciOiJIUzI1NiJ9.e30.aGFsZg', code: '123456' }],
  [CodeBody, { code: '123456' }],
  [ProvenCodeBody, { currentPassword: 'correct horse battery', code: '123456' }],
  [RecoveryCodes, { recoveryCodes: ['ABCD-EFGH-IJKL-MN23', 'OPQR-STUV-WXYZ-4567'] }],
  [
    SecondFactorOffer,
    {
      secret: 'JBSWY3DPEHPK3PXP',
      address: 'otpauth://totp/Recto:ada%40example.test?secret=JBSWY3DPEHPK3PXP&issuer=Recto',
    },
  ],
  [
    PasskeyOptions,
    {
      options: {
        challenge: 'bDRCVk1hY1pCVWo0UUJ0Y1NmRjVSUS5tenkyeDB3MC5jSEp2YjJZ',
        rpId: 'recto.example.test',
        timeout: 300_000,
        userVerification: 'required',
      },
    },
  ],
  [PasskeyRequiredBody, { required: true }],
  [
    PasskeyList,
    {
      passkeys: [
        {
          id: '0190a1b2-7c3d-7e4f-8a5b-000000000061',
          name: 'Laptop',
          addedAt: '2026-03-01T09:30:00.000Z',
          lastUsedAt: '2026-03-02T08:00:00.000Z',
          synced: true,
        },
      ],
      required: false,
    },
  ],
  [
    MemberSessionList,
    {
      sessions: [
        {
          id: '0190a1b2-7c3d-7e4f-8a5b-000000000021',
          device: 'Firefox on Linux',
          begunAt: '2026-03-01T09:30:00.000Z',
          lastUsedAt: '2026-03-01T11:30:00.000Z',
          endsAt: '2026-03-01T21:30:00.000Z',
          current: true,
        },
      ],
    },
  ],
  [Said, { message: 'Done.' }],
  [DocumentList, { documents: [summary], pagination: { page: 1, limit: 10, total: 1, pages: 1, next: null } }],
  [DocumentAnswer, { document }],
  [UploadAnswer, { document: waiting }],
  [EditBody, { extraction: { ...extraction, total_amount: 120 }, changes: ['Updated total_amount'] }],
  [NewDocumentBody, { url: 'https://files.example/invoice.pdf' }],
  [ConfirmBody, { paths: ['total_amount'] }],
  [ProposalBody, proposed],
  [ProposalAnswer, { proposal }],
  [ExportBody, selection],
  [BulkExportBody, { ids: [DOCUMENT], selectedFields: selection.selectedFields, format: 'csv' }],
  [
    BulkExportAnswer,
    {
      job: {
        id: JOB,
        status: 'finished',
        total: 2,
        done: 1,
        failed: [{ id: '0190a1b2-7c3d-7e4f-8a5b-0000000000d2', code: 'not_completed' }],
        requestedAt: '2026-03-01T09:30:00.000Z',
        endedAt: '2026-03-01T09:30:02.000Z',
        file: { href: `/bulk-jobs/exports/${JOB}/file`, bytes: 412, expiresAt: '2026-03-02T09:30:02.000Z' },
      },
    },
  ],
  [PreviewAnswer, [{ 'extraction.invoice_number': 'A-1001' }]],
  [
    TemplateBody,
    {
      name: 'Invoices for the ledger',
      configuration: {
        selectedFields: selection.selectedFields,
        format: 'csv',
        filters: { docType: ['invoice'] },
        options: { flattenNested: true },
        customFileName: 'invoices',
      },
    },
  ],
  [InviteBody, { email: 'grace@example.test', role: 'member' }],
  [ApiKeyBody, { name: apiKey.name, scopes: apiKey.scopes, expiresAt: apiKey.expiresAt }],
  [NewApiKey, { apiKey, secret: `recto_live_${'0123456789abcdef'.repeat(4)}` }],
  [RoleBody, { role: 'owner' }],
  [MemberAnswer, { member: { ...ada, name: 'Grace Example', email: 'grace@example.test' } }],
  [MemberList, { members: [ada] }],
  [
    InvitationAnswer,
    {
      invitation: {
        id: '0190a1b2-7c3d-7e4f-8a5b-0000000000e1',
        email: 'grace@example.test',
        role: 'member',
        expiresAt: '2026-03-08T09:30:00.000Z',
      },
    },
  ],
  [
    UsageAnswer,
    {
      usage: {
        plan: 'free',
        monthlyCredits: 50,
        usedCredits: 3,
        reservedCredits: 1,
        remainingCredits: 47,
        usagePercentage: 6,
        resetsAt: '2026-04-01T00:00:00.000Z',
      },
    },
  ],
  [CheckoutBody, { plan: 'starter', billingCycle: 'monthly', email: ada.email }],
  [CheckoutSession, { url: 'https://recto.example.test/payment/test-checkout' }],
  [PlanChoice, { plan: 'professional', billingCycle: 'annual' }],
  [TestPayment, { outcome: 'paid' }],
  [FreeTestUsage, { remaining: 5, limit: 5, resetTime: '2026-03-02T00:00:00.000Z' }],
  [
    ContactBody,
    { name: ada.name, email: ada.email, subject: 'support', message: 'Which languages are read from pictures?' },
  ],
  [NewsletterBody, { email: ada.email, source: 'footer' }],
];

const bySchema = new Map(EXAMPLES);

export const exampleOf = (schema: z.core.$ZodType): unknown => bySchema.get(schema);
