"""Made by scripts/keep-clients.mjs from the description of the API."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class BulkDeletionBody(TypedDict):
    ids: list[str]


class BulkExportFile(TypedDict):
    href: str
    bytes: int
    expiresAt: str


BulkExportStatus: TypeAlias = Literal['pending', 'running', 'finished', 'canceled', 'failed']


class BulkFailure(TypedDict):
    id: str
    code: str


BulkStatus: TypeAlias = Literal['pending', 'running', 'finished', 'canceled']


class ConfirmBody(TypedDict):
    paths: list[str]


class CreditEntry(TypedDict):
    id: str
    at: str
    period: str
    kind: Literal['granted', 'reserved', 'used', 'released']
    extra: NotRequired[Literal[True]]
    credits: float | None
    documentId: NotRequired[str]
    filename: NotRequired[str]
    settledAt: NotRequired[str]
    reason: NotRequired[Literal['failed', 'timed_out', 'deleted', 'abandoned']]


class LeftOut(TypedDict):
    version: int
    shown: int


class Failure(TypedDict):
    code: str
    message: str


class DocumentHold(TypedDict):
    reason: str
    by: str
    at: str


DocumentStatus: TypeAlias = Literal['pending', 'processing', 'completed', 'failed']


DocumentType: TypeAlias = Literal['invoice', 'receipt', 'contract', 'id_card', 'shipping_label', 'bank_statement', 'form', 'unknown']


class Evidence(TypedDict):
    page: int
    box: NotRequired[list[float]]
    source: Literal['text-layer', 'ocr', 'mrz', 'barcode', 'e-invoice', 'model', 'learned']


class DateRange(TypedDict):
    start: NotRequired[str | None]
    end: NotRequired[str | None]


class SizeRange(TypedDict):
    min: NotRequired[float | None]
    max: NotRequired[float | None]


class ExportFilters(TypedDict):
    status: list[str]
    docType: list[str]
    language: list[str]
    dateRange: NotRequired[DateRange]
    search: str
    sizeRange: NotRequired[SizeRange]


class ExportFiltersInput(TypedDict):
    status: NotRequired[list[str]]
    docType: NotRequired[list[str]]
    language: NotRequired[list[str]]
    dateRange: NotRequired[DateRange]
    search: NotRequired[str]
    sizeRange: NotRequired[SizeRange]


ExportFormat: TypeAlias = Literal['json', 'csv', 'excel', 'pdf', 'xml']


class ExportSorting(TypedDict):
    field: str
    direction: Literal['asc', 'desc']


class ExportSortingInput(TypedDict):
    field: str
    direction: NotRequired[Literal['asc', 'desc']]


class Actor(TypedDict):
    kind: Literal['member', 'apiKey', 'visitor', 'operator', 'system']
    id: str
    name: str


JsonValue: TypeAlias = Any
"""
Any JSON value
"""


class Message(TypedDict):
    message: str


class NewDocumentInput(TypedDict):
    url: NotRequired[str]
    content: NotRequired[str]
    filename: NotRequired[str]
    deleteAfterProcessing: NotRequired[bool]


class PageSize(TypedDict):
    width: float
    height: float
    turn: NotRequired[Literal[90, 180, 270]]


class Pagination(TypedDict):
    page: int
    limit: int
    total: int
    pages: int
    next: str | None


Plan: TypeAlias = Literal['free', 'starter', 'professional', 'enterprise']


class Proposal(TypedDict):
    id: str
    path: str
    before: NotRequired[JsonValue]
    value: str | float | bool
    reason: str
    proposedBy: str
    proposedAt: str
    outdated: bool


class ProposalBody(TypedDict):
    path: str
    value: str | float | bool
    reason: str


class ProposalData(TypedDict):
    proposal: Proposal


RepeatRangeBody = TypedDict(
    'RepeatRangeBody',
    {
        'from': str,
        'to': str,
        'status': NotRequired[Literal['taken', 'failed']],
    },
)


class RepeatedRange(TypedDict):
    count: int
    more: bool


class RotateSecretBody(TypedDict):
    overlap: NotRequired[bool]


class SameFile(TypedDict):
    _id: str
    originalFilename: str
    createdAt: str


class Usage(TypedDict):
    plan: Plan
    monthlyCredits: float
    usedCredits: int
    reservedCredits: int
    remainingCredits: float
    usagePercentage: float
    resetsAt: str


class UsageData(TypedDict):
    usage: Usage


class UsageDay(TypedDict):
    date: str
    documents: int
    credits: int


class UsageHistory(TypedDict):
    days: list[UsageDay]


class Request(TypedDict):
    id: str
    body: str


WebhookDeliveryOutcome: TypeAlias = Literal['taken', 'refused', 'redirected', 'gone', 'timed_out', 'no_connection', 'address']


class WebhookDeliveryStarted(TypedDict):
    deliveryId: str


WebhookDeliveryStatus: TypeAlias = Literal['pending', 'taken', 'failed']


WebhookEvent: TypeAlias = Literal['document.completed', 'document.failed', 'document.edited', 'document.confirmed', 'document.deleted', 'credits.low']


class LineItem(TypedDict):
    description: NotRequired[str]
    """
    What was sold, as printed
    """
    quantity: NotRequired[float]
    """
    How many
    """
    unit: NotRequired[str]
    """
    Unit of the quantity, as printed
    """
    unit_price: NotRequired[float]
    """
    Price of one, a number with at most four decimals
    """
    tax_rate: NotRequired[float]
    """
    Tax rate of this line in percent
    """
    amount: NotRequired[float]
    """
    Amount of the line, a number with at most two decimals
    """


class InvoiceValues(TypedDict):
    invoice_number: NotRequired[str]
    """
    Number of the invoice or credit note
    """
    invoice_date: NotRequired[str]
    """
    Day the invoice was issued, as YYYY-MM-DD
    """
    due_date: NotRequired[str]
    """
    Day by which it is to be paid, as YYYY-MM-DD
    """
    purchase_order: NotRequired[str]
    """
    The customer's order number
    """
    vendor_name: NotRequired[str]
    """
    Who sends the invoice
    """
    vendor_address: NotRequired[str]
    """
    Address of the sender, parts joined by ", "
    """
    vendor_vat_id: NotRequired[str]
    """
    VAT or tax identification number of the sender
    """
    vendor_email: NotRequired[str]
    """
    E-mail address of the sender
    """
    vendor_phone: NotRequired[str]
    """
    Telephone number of the sender
    """
    customer_name: NotRequired[str]
    """
    Who is to pay
    """
    customer_address: NotRequired[str]
    """
    Address of the customer, parts joined by ", "
    """
    customer_vat_id: NotRequired[str]
    """
    VAT or tax identification number of the customer
    """
    currency: NotRequired[str]
    """
    Currency of the amounts, ISO 4217
    """
    subtotal: NotRequired[float]
    """
    Sum without tax, a number with at most two decimals
    """
    tax_amount: NotRequired[float]
    """
    Sum of all taxes, a number with at most two decimals
    """
    total_amount: NotRequired[float]
    """
    Sum with tax (gross), before prepayments, a number with at most two decimals
    """
    prepaid_amount: NotRequired[float]
    """
    What has been paid already, a number with at most two decimals
    """
    amount_due: NotRequired[float]
    """
    What remains to be paid, a number with at most two decimals
    """
    tax_rates: NotRequired[list[float]]
    """
    Tax rates that occur, in percent
    """
    iban: NotRequired[str]
    """
    IBAN to pay to, without spaces
    """
    bic: NotRequired[str]
    """
    BIC of that bank
    """
    payment_terms: NotRequired[str]
    """
    Terms of payment as printed
    """
    line_items: NotRequired[list[LineItem]]
    """
    The lines of the invoice
    """


class ReceiptValues(TypedDict):
    merchant_name: NotRequired[str]
    """
    The shop as its receipt names it
    """
    merchant_address: NotRequired[str]
    """
    Address of the shop, parts joined by ", "
    """
    merchant_phone: NotRequired[str]
    """
    Telephone number of the shop
    """
    merchant_tax_id: NotRequired[str]
    """
    Tax or VAT number of the shop
    """
    receipt_number: NotRequired[str]
    """
    Number of the receipt
    """
    date: NotRequired[str]
    """
    Day of the purchase, as YYYY-MM-DD
    """
    time: NotRequired[str]
    """
    Time of the purchase, as HH:MM
    """
    currency: NotRequired[str]
    """
    Currency of the amounts, ISO 4217
    """
    subtotal: NotRequired[float]
    """
    Sum before tax, a number with at most two decimals
    """
    tax_amount: NotRequired[float]
    """
    Sum of all taxes, a number with at most two decimals
    """
    tip: NotRequired[float]
    """
    Tip or gratuity, a number with at most two decimals
    """
    total_amount: NotRequired[float]
    """
    What was to be paid, after rounding, a number with at most two decimals
    """
    payment_method: NotRequired[str]
    """
    cash, card or another means as printed
    """
    line_items: NotRequired[list[LineItem]]
    """
    The lines of the receipt
    """


class ContractValues(TypedDict):
    title: NotRequired[str]
    """
    Title of the contract
    """
    parties: NotRequired[list[str]]
    """
    Names of the parties
    """
    effective_date: NotRequired[str]
    """
    Day it takes effect, as YYYY-MM-DD
    """
    expiration_date: NotRequired[str]
    """
    Day it ends, as YYYY-MM-DD
    """
    term: NotRequired[str]
    """
    How long it runs, in figures with its unit (“2 years”)
    """
    governing_law: NotRequired[str]
    """
    State or country whose law governs it
    """
    contract_value: NotRequired[float]
    """
    Value of the contract, a number with at most two decimals
    """
    currency: NotRequired[str]
    """
    Currency of the amounts, ISO 4217
    """
    signatories: NotRequired[list[str]]
    """
    Names of those who sign
    """


class IdCardValues(TypedDict):
    subtype: NotRequired[Literal['passport', 'id_card', 'driver_license', 'residence_permit', 'visa']]
    """
    Kind of identity document
    """
    document_number: NotRequired[str]
    """
    Number of the document
    """
    surname: NotRequired[str]
    """
    Family name
    """
    given_names: NotRequired[str]
    """
    Given names
    """
    nationality: NotRequired[str]
    """
    Nationality, ISO 3166-1 alpha-3
    """
    birth_date: NotRequired[str]
    """
    Date of birth, as YYYY-MM-DD
    """
    birth_place: NotRequired[str]
    """
    Place of birth
    """
    sex: NotRequired[Literal['F', 'M', 'X']]
    """
    Sex as printed
    """
    issue_date: NotRequired[str]
    """
    Day it was issued, as YYYY-MM-DD
    """
    expiry_date: NotRequired[str]
    """
    Day it expires, as YYYY-MM-DD
    """
    issuing_country: NotRequired[str]
    """
    Country that issued it, ISO 3166-1 alpha-3
    """
    issuing_state: NotRequired[str]
    """
    State or authority that issued it
    """
    address: NotRequired[str]
    """
    Address of the holder, parts joined by ", "
    """
    mrz: NotRequired[list[str]]
    """
    Lines of the machine-readable zone
    """


class ShippingLabelValues(TypedDict):
    carrier: NotRequired[str]
    """
    Carrier
    """
    service: NotRequired[str]
    """
    Service or product of the carrier
    """
    tracking_number: NotRequired[str]
    """
    Tracking number without spaces
    """
    sender_name: NotRequired[str]
    """
    Who sends
    """
    sender_address: NotRequired[str]
    """
    Address of the sender, parts joined by ", "
    """
    recipient_name: NotRequired[str]
    """
    Who receives
    """
    recipient_address: NotRequired[str]
    """
    Address of the recipient, parts joined by ", "
    """
    recipient_postcode: NotRequired[str]
    """
    Postcode of the recipient
    """
    weight: NotRequired[str]
    """
    Weight with its unit as printed
    """
    ship_date: NotRequired[str]
    """
    Day of shipping, as YYYY-MM-DD
    """
    reference: NotRequired[str]
    """
    Reference or order number
    """


class Transaction(TypedDict):
    date: NotRequired[str]
    """
    Day it was booked, as YYYY-MM-DD
    """
    description: NotRequired[str]
    """
    What it was for, as printed
    """
    amount: NotRequired[float]
    """
    What came in; negative, what went out, a number with at most two decimals
    """
    balance: NotRequired[float]
    """
    Balance of the account after it, a number with at most two decimals
    """


class BankStatementValues(TypedDict):
    bank: NotRequired[str]
    """
    The bank
    """
    account_holder: NotRequired[str]
    """
    Whose account it is
    """
    iban: NotRequired[str]
    """
    IBAN of the account, without spaces
    """
    period_from: NotRequired[str]
    """
    First day of the statement, as YYYY-MM-DD
    """
    period_to: NotRequired[str]
    """
    Last day of the statement, as YYYY-MM-DD
    """
    currency: NotRequired[str]
    """
    Currency of the amounts, ISO 4217
    """
    opening_balance: NotRequired[float]
    """
    Balance before the first transaction, a number with at most two decimals
    """
    closing_balance: NotRequired[float]
    """
    Balance after the last transaction, a number with at most two decimals
    """
    transactions: NotRequired[list[Transaction]]
    """
    The transactions, in the order of the statement
    """


class FormValues(TypedDict):
    fields: NotRequired[dict[str, str]]
    """
    Label → value, in reading order
    """


class UnknownValues(TypedDict):
    fields: NotRequired[dict[str, str]]
    """
    Label → value, in reading order
    """


class AddWebhookBody(TypedDict):
    url: str
    description: NotRequired[str]
    events: list[WebhookEvent]
    withValues: NotRequired[bool]


class BulkExport(TypedDict):
    id: str
    status: BulkExportStatus
    total: int
    done: int
    failed: list[BulkFailure]
    requestedAt: str
    endedAt: NotRequired[str]
    file: NotRequired[BulkExportFile]
    code: NotRequired[str]


class BulkExportData(TypedDict):
    job: BulkExport


class BulkJob(TypedDict):
    id: str
    status: BulkStatus
    total: int
    done: int
    failed: list[BulkFailure]
    requestedAt: str
    endedAt: NotRequired[str]


class BulkJobData(TypedDict):
    job: BulkJob


class ChangeWebhookBody(TypedDict):
    url: str
    description: NotRequired[str]
    events: list[WebhookEvent]
    withValues: NotRequired[bool]
    active: NotRequired[bool]


class CreditsData(TypedDict):
    entries: list[CreditEntry]
    pagination: Pagination


class ExportOptions(TypedDict):
    includeMetadata: NotRequired[bool]
    flattenNested: NotRequired[bool]
    includeConfidence: NotRequired[bool]
    includeOCR: NotRequired[bool]
    includeRawData: NotRequired[bool]
    groupByField: NotRequired[bool | str | None]
    sortBy: NotRequired[ExportSorting | None]


class ExportOptionsInput(TypedDict):
    includeMetadata: NotRequired[bool]
    flattenNested: NotRequired[bool]
    includeConfidence: NotRequired[bool]
    includeOCR: NotRequired[bool]
    includeRawData: NotRequired[bool]
    groupByField: NotRequired[bool | str | None]
    sortBy: NotRequired[ExportSortingInput | None]


ExportRecord: TypeAlias = dict[str, JsonValue]


Extraction: TypeAlias = dict[str, JsonValue]


class FieldChange(TypedDict):
    path: str
    before: NotRequired[JsonValue]
    after: NotRequired[JsonValue]


class HistoryFact(TypedDict):
    revision: int
    id: str
    type: str
    at: str
    actor: Actor
    source: Literal['member', 'api', 'worker', 'visitor', 'system']
    correlationId: str
    causationId: str
    erased: bool
    data: dict[str, JsonValue]
    previousHash: str
    hash: str


class TemplateConfiguration(TypedDict):
    selectedFields: list[str]
    format: ExportFormat
    filters: ExportFilters
    options: ExportOptions
    customFileName: str


class TemplateConfigurationInput(TypedDict):
    selectedFields: list[str]
    format: ExportFormat
    filters: ExportFiltersInput
    options: ExportOptionsInput
    customFileName: str


class Version(TypedDict):
    version: int
    editedAt: str
    changes: list[str]
    fieldChanges: list[FieldChange]
    moreChanges: NotRequired[int]
    editedBy: str
    proposedBy: NotRequired[str]


class VersionWithValues(TypedDict):
    version: int
    editedAt: str
    changes: list[str]
    fieldChanges: list[FieldChange]
    moreChanges: NotRequired[int]
    editedBy: str
    proposedBy: NotRequired[str]
    extraction: Extraction


class Webhook(TypedDict):
    id: str
    url: str
    description: str
    events: list[WebhookEvent]
    withValues: bool
    active: bool
    offReason: NotRequired[Literal['owner', 'gone', 'failing']]
    addedAt: NotRequired[str]
    previousSecretUntil: NotRequired[str]


class WebhookAttempt(TypedDict):
    at: str
    outcome: WebhookDeliveryOutcome
    code: int | None
    tookMs: int
    answer: str


class WebhookData(TypedDict):
    webhook: Webhook


class WebhookDelivery(TypedDict):
    id: str
    type: Literal['document.completed', 'document.failed', 'document.edited', 'document.confirmed', 'document.deleted', 'credits.low', 'webhook.test']
    status: WebhookDeliveryStatus
    documentId: NotRequired[str]
    plannedAt: str
    attempts: int
    outcome: NotRequired[WebhookDeliveryOutcome]
    code: NotRequired[int | None]
    tookMs: NotRequired[int]
    attemptedAt: NotRequired[str]
    nextAt: NotRequired[str]


class WebhookDeliveryData(TypedDict):
    delivery: WebhookDelivery
    request: Request
    attempts: list[WebhookAttempt]


class WebhookDeliveryListData(TypedDict):
    deliveries: list[WebhookDelivery]
    pagination: Pagination


class WebhookListData(TypedDict):
    webhooks: list[Webhook]


class WebhookSecret(TypedDict):
    webhook: Webhook
    secret: str


class BulkExportBody(TypedDict):
    selectedFields: NotRequired[list[str]]
    format: NotRequired[ExportFormat]
    options: NotRequired[ExportOptionsInput | None]
    includeMetadata: NotRequired[bool]
    flattenNested: NotRequired[bool]
    includeConfidence: NotRequired[bool]
    includeOCR: NotRequired[bool]
    includeRawData: NotRequired[bool]
    customFileName: NotRequired[str | None]
    ids: list[str]


Comparison = TypedDict(
    'Comparison',
    {
        'from': int,
        'fieldChanges': list[FieldChange],
        'moreChanges': NotRequired[int],
    },
)


class Document(TypedDict):
    _id: str
    originalFilename: str
    docType: DocumentType
    status: DocumentStatus
    language: str
    createdAt: str
    mime: str
    size: int
    pages: int
    deleteAfterProcessing: bool
    originalDeleted: bool
    extraction: Extraction
    confidence: dict[str, float]
    evidence: dict[str, Evidence]
    confirmed: list[str]
    proposals: list[Proposal]
    versions: list[Version]
    edited: list[str]
    moved: list[str]
    leftOut: NotRequired[LeftOut]
    version: int
    pageSizes: list[PageSize]
    hold: NotRequired[DocumentHold]
    docTypeConfidence: float
    processingTime: NotRequired[float]
    engine: NotRequired[str]
    notKept: NotRequired[int]
    anotherFrom: NotRequired[int]
    failure: NotRequired[Failure]


class DocumentData(TypedDict):
    document: Document


class DocumentHistory(TypedDict):
    documentId: str
    deleted: bool
    facts: list[HistoryFact]


class DocumentState(TypedDict):
    revision: int
    at: str
    status: Literal['pending', 'processing', 'completed', 'failed', 'deleted']
    originalFilename: str
    docType: str
    language: str
    version: int
    originalDeleted: bool
    confirmed: list[str]
    extraction: Extraction | Literal['erased']


class DocumentStateData(TypedDict):
    state: DocumentState
    comparison: NotRequired[Comparison]


class DocumentSummary(TypedDict):
    _id: str
    originalFilename: str
    docType: DocumentType
    status: DocumentStatus
    language: str
    createdAt: str
    mime: str
    size: int
    pages: int
    deleteAfterProcessing: bool
    originalDeleted: bool
    extraction: NotRequired[Extraction]


class EditBody(TypedDict):
    extraction: Extraction
    changes: NotRequired[list[str]]


class ExportBody(TypedDict):
    selectedDocuments: NotRequired[list[str]]
    selectedFields: NotRequired[list[str]]
    format: NotRequired[ExportFormat]
    options: NotRequired[ExportOptionsInput | None]
    includeMetadata: NotRequired[bool]
    flattenNested: NotRequired[bool]
    includeConfidence: NotRequired[bool]
    includeOCR: NotRequired[bool]
    includeRawData: NotRequired[bool]
    customFileName: NotRequired[str | None]
    filters: NotRequired[ExportFiltersInput | None]
    template: NotRequired[str | None]


ExportPreview: TypeAlias = list[ExportRecord]


class Template(TypedDict):
    id: str
    name: str
    configuration: TemplateConfiguration
    savedAt: str


class TemplateBody(TypedDict):
    id: NotRequired[str]
    name: str
    configuration: TemplateConfigurationInput


class TemplateData(TypedDict):
    template: Template


class TemplateListData(TypedDict):
    templates: list[Template]


class UploadData(TypedDict):
    document: DocumentSummary
    duplicateOf: NotRequired[list[SameFile]]


class VersionData(TypedDict):
    version: VersionWithValues
    comparison: NotRequired[Comparison]


class DocumentListData(TypedDict):
    documents: list[DocumentSummary]
    pagination: Pagination
