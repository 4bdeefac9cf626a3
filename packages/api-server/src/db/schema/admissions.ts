import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { ApplicationAnswer } from '@plinth/domain/course-applications/application-answers';
import type { ApplicationSource } from '@plinth/domain/course-applications/application-source';
import type { BilledFirm } from '@plinth/domain/orders/billed-firm';
import type { LedgerKind } from '@plinth/domain/orders/ledger';
import type { OrderStatus } from '@plinth/domain/orders/order-status';
import type { PaymentMethod } from '@plinth/domain/orders/payment-method';
import type { PaymentPlan } from '@plinth/domain/orders/payment-plan';
import type { PaymentProvider } from '@plinth/domain/orders/payment-provider';
import type { PaymentStatus } from '@plinth/domain/orders/payment-status';
import type { TaxRate } from '@plinth/domain/orders/tax-share';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { cohorts, products } from './cohorts.ts';
import { createdAt, deletedWith, instant, primaryId, refersTo } from './columns.ts';
import { prospects } from './prospects.ts';

/** A lead, and the draft of its application. `leadId` outside is a token derived from this id. */
export const leads = pgTable(
  'leads',
  {
    leadRowId: primaryId(),
    tokenHash: text().notNull(),
    emailId: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    fbclid: text().notNull().default(''),
    fbp: text().notNull().default(''),
    fbc: text().notNull().default(''),
    utmMedium: text(),
    utmCampaign: text(),
    utmContent: text(),
    /** The token of the mailed link: only the mailbox of the address has it, whoever entered the address. */
    mailTokenHash: text(),
    /** When that link was first opened: from then on only it opens the draft. */
    linkOpenedAt: instant(),
    productId: text().$type<ProductCode>(),
    formId: text().notNull().default('application'),
    source: text().$type<ApplicationSource>().notNull().default('WEBSITE'),
    currentPageId: text(),
    /** The answers so far, one per question; the pages are built from them. */
    answers: jsonb().$type<ApplicationAnswer[]>().notNull().default([]),
    formDataAltered: boolean().notNull().default(false),
    submittedAt: instant(),
    /** Possibly sent by a machine; staff decide. */
    seemsAutomated: boolean().notNull().default(false),
    /** The sender, once contacts have been merged into prospects. */
    prospectId: uuid().references(() => prospects.prospectId, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    index('leads_prospect').on(t.prospectId),
    index('leads_unjoined').on(t.createdAt).where(sql`prospect_id is null`),
    uniqueIndex('leads_token').on(t.tokenHash),
    uniqueIndex('leads_mail_token').on(t.mailTokenHash),
    index('leads_email').on(t.emailId, t.createdAt),
  ],
);

export const contactMessages = pgTable(
  'contact_messages',
  {
    messageId: primaryId(),
    firstName: text().notNull(),
    emailId: text().notNull(),
    mobile: text(),
    message: text().notNull(),
    /** Possibly sent by a machine; staff decide. */
    seemsAutomated: boolean().notNull().default(false),
    /** The sender, once contacts have been merged into prospects. */
    prospectId: uuid().references(() => prospects.prospectId, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('contact_messages_created').on(t.createdAt),
    index('contact_messages_prospect').on(t.prospectId),
  ],
);

/** A person who wants to mentor and sent documents; the documents point here. */
export const mentorLeads = pgTable(
  'mentor_leads',
  {
    mentorLeadId: primaryId(),
    emailId: text().notNull(),
    /** The sender, once contacts have been merged into prospects. */
    prospectId: uuid().references(() => prospects.prospectId, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('mentor_leads_created').on(t.createdAt),
    index('mentor_leads_prospect').on(t.prospectId),
    index('mentor_leads_unjoined').on(t.createdAt).where(sql`prospect_id is null`),
  ],
);

/** A submitted application with its offer. `dealId` outside is a token derived from this id. */
export const applications = pgTable(
  'applications',
  {
    applicationId: primaryId(),
    dealTokenHash: text().notNull(),
    leadRowId: uuid().references(() => leads.leadRowId),
    productId: text()
      .$type<ProductCode>()
      .notNull()
      .references(() => products.productId),
    cohortId: uuid().references(() => cohorts.cohortId),
    emailId: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull().default(''),
    formData: jsonb().$type<Record<string, unknown>>().notNull(),
    source: text().$type<ApplicationSource>().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    currency: text().$type<'INR' | 'USD'>().notNull(),
    /** The offer in minor units; null until one is sent. */
    amount: bigint({ mode: 'number' }),
    scholarship: bigint({ mode: 'number' }).notNull().default(0),
    planDiscount: bigint({ mode: 'number' }).notNull().default(0),
    termsVersion: text(),
    termsAcceptedAt: instant(),
    offerSentAt: instant(),
    offerAcceptedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('applications_deal').on(t.dealTokenHash),
    uniqueIndex('applications_lead').on(t.leadRowId),
    index('applications_email').on(t.emailId, t.createdAt),
    index('applications_status').on(t.status, t.createdAt),
    index('applications_created').on(t.createdAt, t.applicationId),
    index('applications_words').using(
      'gin',
      sql`folded(${t.firstName} || ' ' || ${t.lastName} || ' ' || ${t.emailId}) gin_trgm_ops`,
    ),
    index('applications_sorted').on(
      sql`lower(folded(${t.firstName} || ' ' || ${t.lastName}))`,
      t.applicationId,
    ),
  ],
);

/** Deadlines of an offer: one of each type, extended at most once. */
export const deadlines = pgTable(
  'deadlines',
  {
    applicationId: deletedWith(() => applications.applicationId),
    deadlineType: text().$type<'OFFER_ACCEPTANCE' | 'PLAN_DISCOUNT' | 'PAYMENT'>().notNull(),
    date: instant().notNull(),
    extendedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.applicationId, t.deadlineType] }),
    index('deadlines_date').on(t.deadlineType, t.date),
  ],
);

export const orders = pgTable(
  'orders',
  {
    orderId: primaryId(),
    tokenHash: text().notNull(),
    applicationId: uuid().references(() => applications.applicationId),
    userId: uuid().references(() => users.userId),
    cohortId: uuid().references(() => cohorts.cohortId),
    emailId: text().notNull(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    productId: text()
      .$type<ProductCode>()
      .notNull()
      .references(() => products.productId),
    pricingStage: text().notNull().default('ADMISSION'),
    currency: text().$type<'INR' | 'USD'>().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    /** Minor units. */
    listPrice: bigint({ mode: 'number' }).notNull(),
    scholarship: bigint({ mode: 'number' }).notNull().default(0),
    planDiscount: bigint({ mode: 'number' }).notNull().default(0),
    planDiscountDeadLine: instant(),
    voucherCode: text(),
    voucherDiscount: bigint({ mode: 'number' }).notNull().default(0),
    bookingAmount: bigint({ mode: 'number' }).notNull(),
    planType: text().$type<PaymentPlan>(),
    /** When the chosen plan was computed: its dates and its discount count from this moment. */
    plannedAt: instant(),
    /** The payer at the card provider, once a card was saved there to be charged later. */
    customerRef: text(),
    /** When its first payment created the account of a payer who had none. */
    madeAccountAt: instant(),
    /** The payer chose to have due instalments charged to the selected card. */
    paysAutomatically: boolean().notNull().default(false),
    billingContact: jsonb().$type<Record<string, unknown>>(),
    billingAddress: jsonb().$type<Record<string, unknown>>(),
    /** The firm that future invoices are made out to. */
    billedFirm: jsonb().$type<BilledFirm>(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('orders_token').on(t.tokenHash),
    uniqueIndex('orders_application').on(t.applicationId),
    index('orders_user').on(t.userId, t.createdAt),
    index('orders_email').on(t.emailId),
    index('orders_in_status').on(t.status, t.createdAt, t.orderId),
    index('orders_created').on(t.createdAt, t.orderId),
    index('orders_sorted').on(sql`lower(folded(${t.firstName} || ' ' || ${t.lastName}))`, t.orderId),
    index('orders_words').using(
      'gin',
      sql`folded(${t.firstName} || ' ' || ${t.lastName} || ' ' || ${t.emailId} || ' ' || ${t.orderId}::text) gin_trgm_ops`,
    ),
    check('orders_amounts', sql`${t.listPrice} >= 0 and ${t.scholarship} >= 0`),
  ],
);

/** The chosen plan's schedule; replaced as a whole until money flows. */
export const orderInstalments = pgTable(
  'order_instalments',
  {
    orderId: deletedWith(() => orders.orderId),
    seq: integer().notNull(),
    paymentType: text().$type<'DOWN_PAYMENT' | 'FIRST_INSTALLMENT' | 'FULL_PAYMENT'>().notNull(),
    label: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    dueDate: instant().notNull(),
    /** When the payer moved the due date: once in a plan. */
    extendedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.seq] }),
    index('order_instalments_due').on(t.orderId, t.dueDate, t.seq),
    check('order_instalments_positive', sql`${t.amount} > 0`),
  ],
);

/** One attempt to pay one instalment. The paid state is in the ledger; this row mirrors the provider. */
export const payments = pgTable(
  'payments',
  {
    paymentId: primaryId(),
    orderId: refersTo(() => orders.orderId),
    seq: integer().notNull(),
    paymentType: text().$type<'DOWN_PAYMENT' | 'FIRST_INSTALLMENT' | 'FULL_PAYMENT'>().notNull(),
    /** The payment method: as the payer chose, or the EMI partner. */
    method: text().$type<PaymentMethod>().notNull(),
    /** The gateway that handles it, by name; `emi-partner` if there is none. */
    provider: text().notNull(),
    providerRef: text(),
    checkoutUrl: text(),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<'INR' | 'USD'>().notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    failureReason: text(),
    /** Charged to a saved card on the school's schedule, with the payer's consent. */
    isAutomatic: boolean().notNull().default(false),
    /** The payer agreed that the card used is saved and charged for the following instalments. */
    keepsCard: boolean().notNull().default(false),
    /** The amount that the provider reported for a flagged payment, in minor units of its currency. */
    receivedAmount: bigint({ mode: 'number' }),
    receivedCurrency: text(),
    /** When staff decided about a flagged payment. */
    resolvedAt: instant(),
    createdAt: createdAt(),
    /** When reconciliation last asked the provider. */
    checkedAt: instant(),
    paidAt: instant(),
    invoiceNumber: integer(),
    /**
     * The taxes included in the amount when it was paid; they appear on its documents whatever the school sets later.
     */
    taxes: jsonb().$type<TaxRate[]>(),
    /** The firm of the order when it was paid; the payment's documents remain made out to it. */
    billedFirm: jsonb().$type<BilledFirm>(),
  },
  (t) => [
    uniqueIndex('payments_provider_ref').on(t.provider, t.providerRef),
    uniqueIndex('payments_invoice').on(t.invoiceNumber),
    uniqueIndex('payments_paid_once').on(t.orderId, t.seq).where(sql`status = 'SUCCEEDED'`),
    index('payments_order').on(t.orderId, t.createdAt),
    index('payments_pending').on(t.checkedAt).where(sql`status = 'PENDING'`),
    index('payments_flagged').on(t.orderId).where(sql`status = 'FLAGGED' and resolved_at is null`),
  ],
);

/**
 * Append-only money movements; balances derive from them. Minor units, refunds negative. A trigger refuses to change or
 * delete an entry: a mistake is corrected by another entry.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    entryId: primaryId(),
    orderId: refersTo(() => orders.orderId),
    paymentId: refersTo(() => payments.paymentId),
    kind: text().$type<LedgerKind>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** As the provider reports it; for money that was returned it may be any. */
    currency: text().notNull(),
    /** Why staff refunded money. */
    reason: text(),
    /** Identifies one refund, so that it is recorded once however often it is sent. */
    idempotencyKey: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('ledger_entries_charged_once').on(t.paymentId).where(sql`kind = 'CHARGE'`),
    uniqueIndex('ledger_entries_key').on(t.idempotencyKey),
    index('ledger_entries_order').on(t.orderId),
    check('ledger_entries_sign', sql`case kind when 'REFUND' then amount < 0 else amount > 0 end`),
  ],
);

/** Numbers without gaps: the row is locked by the transaction that draws the next one. */
export const counters = pgTable('counters', { name: text().primaryKey(), value: integer().notNull() });

/** Cards of an order as the provider describes them; never with a card number. */
export const orderCards = pgTable(
  'order_cards',
  {
    cardId: primaryId(),
    orderId: deletedWith(() => orders.orderId),
    paymentMethodToken: text().notNull(),
    brand: text().notNull(),
    last4: text().notNull(),
    expMonth: integer().notNull(),
    expYear: integer().notNull(),
    selectedAt: instant().notNull(),
  },
  (t) => [uniqueIndex('order_cards_once').on(t.orderId, t.paymentMethodToken)],
);

/** Every signed event of a provider, once, and how it was handled. */
export const gatewayEvents = pgTable(
  'gateway_events',
  {
    provider: text().notNull(),
    eventId: text().notNull(),
    type: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    outcome: text().notNull(),
    receivedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.eventId] })],
);

/** The sandbox provider's books: what a real provider would store on its side. */
export const sandboxCheckouts = pgTable('sandbox_checkouts', {
  checkoutId: text().primaryKey(),
  paymentId: uuid().notNull(),
  orderId: uuid().notNull(),
  method: text().$type<PaymentProvider>().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  currency: text().$type<'INR' | 'USD'>().notNull(),
  description: text().notNull(),
  returnUrl: text().notNull(),
  keepsCard: boolean().notNull().default(false),
  status: text().$type<'OPEN' | 'PAID' | 'DECLINED' | 'CLOSED'>().notNull().default('OPEN'),
  createdAt: createdAt(),
  decidedAt: instant(),
});

export const vouchers = pgTable(
  'vouchers',
  {
    code: text().primaryKey(),
    productId: text().$type<ProductCode>(),
    currency: text().$type<'INR' | 'USD'>().notNull(),
    /** Minor units; 0 for a voucher that deducts a percentage. */
    discount: bigint({ mode: 'number' }).notNull(),
    /** The percentage of the price that it deducts; null for one that deducts an amount. */
    percent: integer(),
    maxUses: integer().notNull().default(1),
    /** How often one person, identified by the addresses of their account, may use it. */
    usesPerPerson: integer().notNull().default(1),
    expiresAt: instant(),
    /** When staff ended it. */
    endedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('vouchers_created').on(t.createdAt, t.code),
    check(
      'vouchers_percent',
      sql`${t.percent} is null or (${t.percent} between 1 and 100 and ${t.discount} = 0)`,
    ),
  ],
);

export const voucherUses = pgTable(
  'voucher_uses',
  {
    code: text()
      .notNull()
      .references(() => vouchers.code),
    slot: integer().notNull(),
    orderId: deletedWith(() => orders.orderId),
  },
  (t) => [primaryKey({ columns: [t.code, t.slot] }), uniqueIndex('voucher_uses_order').on(t.orderId)],
);
