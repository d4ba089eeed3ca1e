/** Made by scripts/keep-clients.mjs from the description of the API. */
export interface components {
  schemas: {
    AddWebhookBody: {
      url: string;
      /** @default  */
      description?: string;
      events: components['schemas']['WebhookEvent'][];
      /** @default false */
      withValues?: boolean;
    };
    BulkDeletionBody: {
      ids: string[];
    };
    BulkExport: {
      id: string;
      status: components['schemas']['BulkExportStatus'];
      total: number;
      done: number;
      failed: components['schemas']['BulkFailure'][];
      requestedAt: string;
      endedAt?: string;
      file?: components['schemas']['BulkExportFile'];
      code?: string;
    };
    BulkExportBody: {
      /** @default [] */
      selectedFields?: string[];
      /** @default json */
      format?: components['schemas']['ExportFormat'];
      options?: components['schemas']['ExportOptionsInput'] | null;
      includeMetadata?: boolean;
      flattenNested?: boolean;
      includeConfidence?: boolean;
      includeOCR?: boolean;
      includeRawData?: boolean;
      customFileName?: string | null;
      ids: string[];
    };
    BulkExportData: {
      job: components['schemas']['BulkExport'];
    };
    BulkExportFile: {
      href: string;
      bytes: number;
      expiresAt: string;
    };
    /** @enum {string} */
    BulkExportStatus: 'pending' | 'running' | 'finished' | 'canceled' | 'failed';
    BulkFailure: {
      id: string;
      code: string;
    };
    BulkJob: {
      id: string;
      status: components['schemas']['BulkStatus'];
      total: number;
      done: number;
      failed: components['schemas']['BulkFailure'][];
      requestedAt: string;
      endedAt?: string;
    };
    BulkJobData: {
      job: components['schemas']['BulkJob'];
    };
    /** @enum {string} */
    BulkStatus: 'pending' | 'running' | 'finished' | 'canceled';
    ChangeWebhookBody: {
      url: string;
      /** @default  */
      description?: string;
      events: components['schemas']['WebhookEvent'][];
      /** @default false */
      withValues?: boolean;
      /** @default true */
      active?: boolean;
    };
    Comparison: {
      from: number;
      fieldChanges: components['schemas']['FieldChange'][];
      moreChanges?: number;
    };
    ConfirmBody: {
      paths: string[];
    };
    CreditEntry: {
      id: string;
      at: string;
      period: string;
      /** @enum {string} */
      kind: 'granted' | 'reserved' | 'used' | 'released';
      /** @constant */
      extra?: true;
      credits: number | null;
      documentId?: string;
      filename?: string;
      settledAt?: string;
      /** @enum {string} */
      reason?: 'failed' | 'timed_out' | 'deleted' | 'abandoned';
    };
    CreditsData: {
      entries: components['schemas']['CreditEntry'][];
      pagination: components['schemas']['Pagination'];
    };
    Document: {
      _id: string;
      originalFilename: string;
      docType: components['schemas']['DocumentType'];
      status: components['schemas']['DocumentStatus'];
      language: string;
      createdAt: string;
      mime: string;
      size: number;
      pages: number;
      deleteAfterProcessing: boolean;
      originalDeleted: boolean;
      extraction: components['schemas']['Extraction'];
      confidence: {
        [key: string]: number;
      };
      evidence: {
        [key: string]: components['schemas']['Evidence'];
      };
      confirmed: string[];
      proposals: components['schemas']['Proposal'][];
      versions: components['schemas']['Version'][];
      edited: string[];
      moved: string[];
      leftOut?: {
        version: number;
        shown: number;
      };
      version: number;
      pageSizes: components['schemas']['PageSize'][];
      hold?: components['schemas']['DocumentHold'];
      docTypeConfidence: number;
      processingTime?: number;
      engine?: string;
      notKept?: number;
      anotherFrom?: number;
      failure?: {
        code: string;
        message: string;
      };
    };
    DocumentData: {
      document: components['schemas']['Document'];
    };
    DocumentHistory: {
      documentId: string;
      deleted: boolean;
      facts: components['schemas']['HistoryFact'][];
    };
    DocumentHold: {
      reason: string;
      by: string;
      at: string;
    };
    DocumentListData: {
      documents: components['schemas']['DocumentSummary'][];
      pagination: components['schemas']['Pagination'];
    };
    DocumentState: {
      revision: number;
      at: string;
      /** @enum {string} */
      status: 'pending' | 'processing' | 'completed' | 'failed' | 'deleted';
      originalFilename: string;
      docType: string;
      language: string;
      version: number;
      originalDeleted: boolean;
      confirmed: string[];
      extraction: components['schemas']['Extraction'] | 'erased';
    };
    DocumentStateData: {
      state: components['schemas']['DocumentState'];
      comparison?: components['schemas']['Comparison'];
    };
    /** @enum {string} */
    DocumentStatus: 'pending' | 'processing' | 'completed' | 'failed';
    DocumentSummary: {
      _id: string;
      originalFilename: string;
      docType: components['schemas']['DocumentType'];
      status: components['schemas']['DocumentStatus'];
      language: string;
      createdAt: string;
      mime: string;
      size: number;
      pages: number;
      deleteAfterProcessing: boolean;
      originalDeleted: boolean;
      extraction?: components['schemas']['Extraction'];
    };
    /** @enum {string} */
    DocumentType:
      'invoice' | 'receipt' | 'contract' | 'id_card' | 'shipping_label' | 'bank_statement' | 'form' | 'unknown';
    EditBody: {
      extraction: components['schemas']['Extraction'];
      changes?: string[];
    };
    Evidence: {
      page: number;
      box?: [number, number, number, number];
      /** @enum {string} */
      source: 'text-layer' | 'ocr' | 'mrz' | 'barcode' | 'e-invoice' | 'model' | 'learned';
    };
    ExportBody: {
      /** @default [] */
      selectedDocuments?: string[];
      /** @default [] */
      selectedFields?: string[];
      /** @default json */
      format?: components['schemas']['ExportFormat'];
      options?: components['schemas']['ExportOptionsInput'] | null;
      includeMetadata?: boolean;
      flattenNested?: boolean;
      includeConfidence?: boolean;
      includeOCR?: boolean;
      includeRawData?: boolean;
      customFileName?: string | null;
      filters?: components['schemas']['ExportFiltersInput'] | null;
      template?: string | null;
    };
    ExportFilters: {
      /** @default [] */
      status: string[];
      /** @default [] */
      docType: string[];
      /** @default [] */
      language: string[];
      dateRange?: {
        start?: string | null;
        end?: string | null;
      };
      /** @default  */
      search: string;
      sizeRange?: {
        min?: number | null;
        max?: number | null;
      };
    };
    ExportFiltersInput: {
      /** @default [] */
      status?: string[];
      /** @default [] */
      docType?: string[];
      /** @default [] */
      language?: string[];
      dateRange?: {
        start?: string | null;
        end?: string | null;
      };
      /** @default  */
      search?: string;
      sizeRange?: {
        min?: number | null;
        max?: number | null;
      };
    };
    /** @enum {string} */
    ExportFormat: 'json' | 'csv' | 'excel' | 'pdf' | 'xml';
    ExportOptions: {
      includeMetadata?: boolean;
      flattenNested?: boolean;
      includeConfidence?: boolean;
      includeOCR?: boolean;
      includeRawData?: boolean;
      groupByField?: (boolean | string) | null;
      sortBy?: components['schemas']['ExportSorting'] | null;
    };
    ExportOptionsInput: {
      includeMetadata?: boolean;
      flattenNested?: boolean;
      includeConfidence?: boolean;
      includeOCR?: boolean;
      includeRawData?: boolean;
      groupByField?: (boolean | string) | null;
      sortBy?: components['schemas']['ExportSortingInput'] | null;
    };
    ExportPreview: components['schemas']['ExportRecord'][];
    ExportRecord: {
      [key: string]: components['schemas']['JsonValue'];
    };
    ExportSorting: {
      field: string;
      /**
       * @default desc
       * @enum {string}
       */
      direction: 'asc' | 'desc';
    };
    ExportSortingInput: {
      field: string;
      /**
       * @default desc
       * @enum {string}
       */
      direction?: 'asc' | 'desc';
    };
    Extraction: {
      [key: string]: components['schemas']['JsonValue'];
    };
    FieldChange: {
      path: string;
      before?: components['schemas']['JsonValue'];
      after?: components['schemas']['JsonValue'];
    };
    HistoryFact: {
      revision: number;
      id: string;
      type: string;
      at: string;
      actor: {
        /** @enum {string} */
        kind: 'member' | 'apiKey' | 'visitor' | 'operator' | 'system';
        id: string;
        name: string;
      };
      /** @enum {string} */
      source: 'member' | 'api' | 'worker' | 'visitor' | 'system';
      correlationId: string;
      causationId: string;
      erased: boolean;
      data: {
        [key: string]: components['schemas']['JsonValue'];
      };
      previousHash: string;
      hash: string;
    };
    /** @description Any JSON value */
    JsonValue: unknown;
    Message: {
      message: string;
    };
    NewDocumentInput: {
      url?: string;
      content?: string;
      filename?: string;
      /** @default false */
      deleteAfterProcessing?: boolean;
    };
    PageSize: {
      width: number;
      height: number;
      /** @enum {number} */
      turn?: 90 | 180 | 270;
    };
    Pagination: {
      page: number;
      limit: number;
      total: number;
      pages: number;
      next: string | null;
    };
    /** @enum {string} */
    Plan: 'free' | 'starter' | 'professional' | 'enterprise';
    Proposal: {
      id: string;
      path: string;
      before?: components['schemas']['JsonValue'];
      value: string | number | boolean;
      reason: string;
      proposedBy: string;
      proposedAt: string;
      outdated: boolean;
    };
    ProposalBody: {
      path: string;
      value: string | number | boolean;
      reason: string;
    };
    ProposalData: {
      proposal: components['schemas']['Proposal'];
    };
    RepeatRangeBody: {
      /** Format: date-time */
      from: string;
      /** Format: date-time */
      to: string;
      /**
       * @default failed
       * @enum {string}
       */
      status?: 'taken' | 'failed';
    };
    RepeatedRange: {
      count: number;
      more: boolean;
    };
    RotateSecretBody: {
      /** @default true */
      overlap?: boolean;
    };
    SameFile: {
      _id: string;
      originalFilename: string;
      createdAt: string;
    };
    Template: {
      id: string;
      name: string;
      configuration: components['schemas']['TemplateConfiguration'];
      savedAt: string;
    };
    TemplateBody: {
      id?: string;
      name: string;
      configuration: components['schemas']['TemplateConfigurationInput'];
    };
    TemplateConfiguration: {
      selectedFields: string[];
      format: components['schemas']['ExportFormat'];
      filters: components['schemas']['ExportFilters'];
      options: components['schemas']['ExportOptions'];
      customFileName: string;
    };
    TemplateConfigurationInput: {
      selectedFields: string[];
      format: components['schemas']['ExportFormat'];
      filters: components['schemas']['ExportFiltersInput'];
      options: components['schemas']['ExportOptionsInput'];
      customFileName: string;
    };
    TemplateData: {
      template: components['schemas']['Template'];
    };
    TemplateListData: {
      templates: components['schemas']['Template'][];
    };
    UploadData: {
      document: components['schemas']['DocumentSummary'];
      duplicateOf?: components['schemas']['SameFile'][];
    };
    Usage: {
      plan: components['schemas']['Plan'];
      monthlyCredits: number;
      usedCredits: number;
      reservedCredits: number;
      remainingCredits: number;
      usagePercentage: number;
      resetsAt: string;
    };
    UsageData: {
      usage: components['schemas']['Usage'];
    };
    UsageDay: {
      date: string;
      documents: number;
      credits: number;
    };
    UsageHistory: {
      days: components['schemas']['UsageDay'][];
    };
    Version: {
      version: number;
      editedAt: string;
      changes: string[];
      fieldChanges: components['schemas']['FieldChange'][];
      moreChanges?: number;
      editedBy: string;
      proposedBy?: string;
    };
    VersionData: {
      version: components['schemas']['VersionWithValues'];
      comparison?: components['schemas']['Comparison'];
    };
    VersionWithValues: {
      version: number;
      editedAt: string;
      changes: string[];
      fieldChanges: components['schemas']['FieldChange'][];
      moreChanges?: number;
      editedBy: string;
      proposedBy?: string;
      extraction: components['schemas']['Extraction'];
    };
    Webhook: {
      id: string;
      url: string;
      description: string;
      events: components['schemas']['WebhookEvent'][];
      withValues: boolean;
      active: boolean;
      /** @enum {string} */
      offReason?: 'owner' | 'gone' | 'failing';
      addedAt?: string;
      previousSecretUntil?: string;
    };
    WebhookAttempt: {
      at: string;
      outcome: components['schemas']['WebhookDeliveryOutcome'];
      code: number | null;
      tookMs: number;
      answer: string;
    };
    WebhookData: {
      webhook: components['schemas']['Webhook'];
    };
    WebhookDelivery: {
      id: string;
      /** @enum {string} */
      type:
        | 'document.completed'
        | 'document.failed'
        | 'document.edited'
        | 'document.confirmed'
        | 'document.deleted'
        | 'credits.low'
        | 'webhook.test';
      status: components['schemas']['WebhookDeliveryStatus'];
      documentId?: string;
      plannedAt: string;
      attempts: number;
      outcome?: components['schemas']['WebhookDeliveryOutcome'];
      code?: number | null;
      tookMs?: number;
      attemptedAt?: string;
      nextAt?: string;
    };
    WebhookDeliveryData: {
      delivery: components['schemas']['WebhookDelivery'];
      request: {
        id: string;
        body: string;
      };
      attempts: components['schemas']['WebhookAttempt'][];
    };
    WebhookDeliveryListData: {
      deliveries: components['schemas']['WebhookDelivery'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @enum {string} */
    WebhookDeliveryOutcome: 'taken' | 'refused' | 'redirected' | 'gone' | 'timed_out' | 'no_connection' | 'address';
    WebhookDeliveryStarted: {
      deliveryId: string;
    };
    /** @enum {string} */
    WebhookDeliveryStatus: 'pending' | 'taken' | 'failed';
    /** @enum {string} */
    WebhookEvent:
      | 'document.completed'
      | 'document.failed'
      | 'document.edited'
      | 'document.confirmed'
      | 'document.deleted'
      | 'credits.low';
    WebhookListData: {
      webhooks: components['schemas']['Webhook'][];
    };
    WebhookSecret: {
      webhook: components['schemas']['Webhook'];
      secret: string;
    };
    InvoiceValues: {
      /** @description Number of the invoice or credit note */
      invoice_number?: string;
      /** @description Day the invoice was issued, as YYYY-MM-DD */
      invoice_date?: string;
      /** @description Day by which it is to be paid, as YYYY-MM-DD */
      due_date?: string;
      /** @description The customer's order number */
      purchase_order?: string;
      /** @description Who sends the invoice */
      vendor_name?: string;
      /** @description Address of the sender, parts joined by ", " */
      vendor_address?: string;
      /** @description VAT or tax identification number of the sender */
      vendor_vat_id?: string;
      /** @description E-mail address of the sender */
      vendor_email?: string;
      /** @description Telephone number of the sender */
      vendor_phone?: string;
      /** @description Who is to pay */
      customer_name?: string;
      /** @description Address of the customer, parts joined by ", " */
      customer_address?: string;
      /** @description VAT or tax identification number of the customer */
      customer_vat_id?: string;
      /** @description Currency of the amounts, ISO 4217 */
      currency?: string;
      /** @description Sum without tax, a number with at most two decimals */
      subtotal?: number;
      /** @description Sum of all taxes, a number with at most two decimals */
      tax_amount?: number;
      /** @description Sum with tax (gross), before prepayments, a number with at most two decimals */
      total_amount?: number;
      /** @description What has been paid already, a number with at most two decimals */
      prepaid_amount?: number;
      /** @description What remains to be paid, a number with at most two decimals */
      amount_due?: number;
      /** @description Tax rates that occur, in percent */
      tax_rates?: number[];
      /** @description IBAN to pay to, without spaces */
      iban?: string;
      /** @description BIC of that bank */
      bic?: string;
      /** @description Terms of payment as printed */
      payment_terms?: string;
      /** @description The lines of the invoice */
      line_items?: {
        /** @description What was sold, as printed */
        description?: string;
        /** @description How many */
        quantity?: number;
        /** @description Unit of the quantity, as printed */
        unit?: string;
        /** @description Price of one, a number with at most four decimals */
        unit_price?: number;
        /** @description Tax rate of this line in percent */
        tax_rate?: number;
        /** @description Amount of the line, a number with at most two decimals */
        amount?: number;
      }[];
    };
    ReceiptValues: {
      /** @description The shop as its receipt names it */
      merchant_name?: string;
      /** @description Address of the shop, parts joined by ", " */
      merchant_address?: string;
      /** @description Telephone number of the shop */
      merchant_phone?: string;
      /** @description Tax or VAT number of the shop */
      merchant_tax_id?: string;
      /** @description Number of the receipt */
      receipt_number?: string;
      /** @description Day of the purchase, as YYYY-MM-DD */
      date?: string;
      /** @description Time of the purchase, as HH:MM */
      time?: string;
      /** @description Currency of the amounts, ISO 4217 */
      currency?: string;
      /** @description Sum before tax, a number with at most two decimals */
      subtotal?: number;
      /** @description Sum of all taxes, a number with at most two decimals */
      tax_amount?: number;
      /** @description Tip or gratuity, a number with at most two decimals */
      tip?: number;
      /** @description What was to be paid, after rounding, a number with at most two decimals */
      total_amount?: number;
      /** @description cash, card or another means as printed */
      payment_method?: string;
      /** @description The lines of the receipt */
      line_items?: {
        /** @description What was sold, as printed */
        description?: string;
        /** @description How many */
        quantity?: number;
        /** @description Unit of the quantity, as printed */
        unit?: string;
        /** @description Price of one, a number with at most four decimals */
        unit_price?: number;
        /** @description Tax rate of this line in percent */
        tax_rate?: number;
        /** @description Amount of the line, a number with at most two decimals */
        amount?: number;
      }[];
    };
    ContractValues: {
      /** @description Title of the contract */
      title?: string;
      /** @description Names of the parties */
      parties?: string[];
      /** @description Day it takes effect, as YYYY-MM-DD */
      effective_date?: string;
      /** @description Day it ends, as YYYY-MM-DD */
      expiration_date?: string;
      /** @description How long it runs, in figures with its unit (“2 years”) */
      term?: string;
      /** @description State or country whose law governs it */
      governing_law?: string;
      /** @description Value of the contract, a number with at most two decimals */
      contract_value?: number;
      /** @description Currency of the amounts, ISO 4217 */
      currency?: string;
      /** @description Names of those who sign */
      signatories?: string[];
    };
    IdCardValues: {
      /**
       * @description Kind of identity document
       * @enum {string}
       */
      subtype?: 'passport' | 'id_card' | 'driver_license' | 'residence_permit' | 'visa';
      /** @description Number of the document */
      document_number?: string;
      /** @description Family name */
      surname?: string;
      /** @description Given names */
      given_names?: string;
      /** @description Nationality, ISO 3166-1 alpha-3 */
      nationality?: string;
      /** @description Date of birth, as YYYY-MM-DD */
      birth_date?: string;
      /** @description Place of birth */
      birth_place?: string;
      /**
       * @description Sex as printed
       * @enum {string}
       */
      sex?: 'F' | 'M' | 'X';
      /** @description Day it was issued, as YYYY-MM-DD */
      issue_date?: string;
      /** @description Day it expires, as YYYY-MM-DD */
      expiry_date?: string;
      /** @description Country that issued it, ISO 3166-1 alpha-3 */
      issuing_country?: string;
      /** @description State or authority that issued it */
      issuing_state?: string;
      /** @description Address of the holder, parts joined by ", " */
      address?: string;
      /** @description Lines of the machine-readable zone */
      mrz?: string[];
    };
    ShippingLabelValues: {
      /** @description Carrier */
      carrier?: string;
      /** @description Service or product of the carrier */
      service?: string;
      /** @description Tracking number without spaces */
      tracking_number?: string;
      /** @description Who sends */
      sender_name?: string;
      /** @description Address of the sender, parts joined by ", " */
      sender_address?: string;
      /** @description Who receives */
      recipient_name?: string;
      /** @description Address of the recipient, parts joined by ", " */
      recipient_address?: string;
      /** @description Postcode of the recipient */
      recipient_postcode?: string;
      /** @description Weight with its unit as printed */
      weight?: string;
      /** @description Day of shipping, as YYYY-MM-DD */
      ship_date?: string;
      /** @description Reference or order number */
      reference?: string;
    };
    BankStatementValues: {
      /** @description The bank */
      bank?: string;
      /** @description Whose account it is */
      account_holder?: string;
      /** @description IBAN of the account, without spaces */
      iban?: string;
      /** @description First day of the statement, as YYYY-MM-DD */
      period_from?: string;
      /** @description Last day of the statement, as YYYY-MM-DD */
      period_to?: string;
      /** @description Currency of the amounts, ISO 4217 */
      currency?: string;
      /** @description Balance before the first transaction, a number with at most two decimals */
      opening_balance?: number;
      /** @description Balance after the last transaction, a number with at most two decimals */
      closing_balance?: number;
      /** @description The transactions, in the order of the statement */
      transactions?: {
        /** @description Day it was booked, as YYYY-MM-DD */
        date?: string;
        /** @description What it was for, as printed */
        description?: string;
        /** @description What came in; negative, what went out, a number with at most two decimals */
        amount?: number;
        /** @description Balance of the account after it, a number with at most two decimals */
        balance?: number;
      }[];
    };
    FormValues: {
      /** @description Label → value, in reading order */
      fields?: {
        [key: string]: string;
      };
    };
    UnknownValues: {
      /** @description Label → value, in reading order */
      fields?: {
        [key: string]: string;
      };
    };
  };
}
export type AddWebhookBody = components['schemas']['AddWebhookBody'];
export type BulkDeletionBody = components['schemas']['BulkDeletionBody'];
export type BulkExport = components['schemas']['BulkExport'];
export type BulkExportBody = components['schemas']['BulkExportBody'];
export type BulkExportData = components['schemas']['BulkExportData'];
export type BulkExportFile = components['schemas']['BulkExportFile'];
export type BulkExportStatus = components['schemas']['BulkExportStatus'];
export type BulkFailure = components['schemas']['BulkFailure'];
export type BulkJob = components['schemas']['BulkJob'];
export type BulkJobData = components['schemas']['BulkJobData'];
export type BulkStatus = components['schemas']['BulkStatus'];
export type ChangeWebhookBody = components['schemas']['ChangeWebhookBody'];
export type Comparison = components['schemas']['Comparison'];
export type ConfirmBody = components['schemas']['ConfirmBody'];
export type CreditEntry = components['schemas']['CreditEntry'];
export type CreditsData = components['schemas']['CreditsData'];
export type Document = components['schemas']['Document'];
export type DocumentData = components['schemas']['DocumentData'];
export type DocumentHistory = components['schemas']['DocumentHistory'];
export type DocumentHold = components['schemas']['DocumentHold'];
export type DocumentListData = components['schemas']['DocumentListData'];
export type DocumentState = components['schemas']['DocumentState'];
export type DocumentStateData = components['schemas']['DocumentStateData'];
export type DocumentStatus = components['schemas']['DocumentStatus'];
export type DocumentSummary = components['schemas']['DocumentSummary'];
export type DocumentType = components['schemas']['DocumentType'];
export type EditBody = components['schemas']['EditBody'];
export type Evidence = components['schemas']['Evidence'];
export type ExportBody = components['schemas']['ExportBody'];
export type ExportFilters = components['schemas']['ExportFilters'];
export type ExportFiltersInput = components['schemas']['ExportFiltersInput'];
export type ExportFormat = components['schemas']['ExportFormat'];
export type ExportOptions = components['schemas']['ExportOptions'];
export type ExportOptionsInput = components['schemas']['ExportOptionsInput'];
export type ExportPreview = components['schemas']['ExportPreview'];
export type ExportRecord = components['schemas']['ExportRecord'];
export type ExportSorting = components['schemas']['ExportSorting'];
export type ExportSortingInput = components['schemas']['ExportSortingInput'];
export type Extraction = components['schemas']['Extraction'];
export type FieldChange = components['schemas']['FieldChange'];
export type HistoryFact = components['schemas']['HistoryFact'];
export type JsonValue = components['schemas']['JsonValue'];
export type Message = components['schemas']['Message'];
export type NewDocumentInput = components['schemas']['NewDocumentInput'];
export type PageSize = components['schemas']['PageSize'];
export type Pagination = components['schemas']['Pagination'];
export type Plan = components['schemas']['Plan'];
export type Proposal = components['schemas']['Proposal'];
export type ProposalBody = components['schemas']['ProposalBody'];
export type ProposalData = components['schemas']['ProposalData'];
export type RepeatRangeBody = components['schemas']['RepeatRangeBody'];
export type RepeatedRange = components['schemas']['RepeatedRange'];
export type RotateSecretBody = components['schemas']['RotateSecretBody'];
export type SameFile = components['schemas']['SameFile'];
export type Template = components['schemas']['Template'];
export type TemplateBody = components['schemas']['TemplateBody'];
export type TemplateConfiguration = components['schemas']['TemplateConfiguration'];
export type TemplateConfigurationInput = components['schemas']['TemplateConfigurationInput'];
export type TemplateData = components['schemas']['TemplateData'];
export type TemplateListData = components['schemas']['TemplateListData'];
export type UploadData = components['schemas']['UploadData'];
export type Usage = components['schemas']['Usage'];
export type UsageData = components['schemas']['UsageData'];
export type UsageDay = components['schemas']['UsageDay'];
export type UsageHistory = components['schemas']['UsageHistory'];
export type Version = components['schemas']['Version'];
export type VersionData = components['schemas']['VersionData'];
export type VersionWithValues = components['schemas']['VersionWithValues'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookAttempt = components['schemas']['WebhookAttempt'];
export type WebhookData = components['schemas']['WebhookData'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookDeliveryData = components['schemas']['WebhookDeliveryData'];
export type WebhookDeliveryListData = components['schemas']['WebhookDeliveryListData'];
export type WebhookDeliveryOutcome = components['schemas']['WebhookDeliveryOutcome'];
export type WebhookDeliveryStarted = components['schemas']['WebhookDeliveryStarted'];
export type WebhookDeliveryStatus = components['schemas']['WebhookDeliveryStatus'];
export type WebhookEvent = components['schemas']['WebhookEvent'];
export type WebhookListData = components['schemas']['WebhookListData'];
export type WebhookSecret = components['schemas']['WebhookSecret'];
export type InvoiceValues = components['schemas']['InvoiceValues'];
export type ReceiptValues = components['schemas']['ReceiptValues'];
export type ContractValues = components['schemas']['ContractValues'];
export type IdCardValues = components['schemas']['IdCardValues'];
export type ShippingLabelValues = components['schemas']['ShippingLabelValues'];
export type BankStatementValues = components['schemas']['BankStatementValues'];
export type FormValues = components['schemas']['FormValues'];
export type UnknownValues = components['schemas']['UnknownValues'];
