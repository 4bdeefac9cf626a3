import { DOCUMENT_MAX_BYTES } from '@plinth/domain/constants/limits';
import { DocumentStatus } from '@plinth/domain/documents/document-status';
import { Id } from '@plinth/domain/fields/id';
import { Question } from '@plinth/domain/forms/question';
import { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { Currency } from '@plinth/domain/money/currency';
import { MinorUnits } from '@plinth/domain/orders/payment';
import { EmiDocumentKind } from '@plinth/domain/payments/emi-documents';
import { EmiStatus } from '@plinth/domain/payments/emi-status';
import { EmiStep, EmiTab } from '@plinth/domain/payments/emi-tab';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { ProviderEvent, Received, SignatureHeaders } from './provider-event.ts';

const { post, put } = callsOf('emi');

const OwnOrder = z.object({ body: z.object({ orderId: Id }) });

/** The slot for a document, filled (COMPLETED) or waiting. */
const EmiDocument = z.object({
  documentId: Id,
  kind: EmiDocumentKind,
  name: z.string(),
  status: DocumentStatus,
});

/** A partner and its monthly instalment before interest; optionIds are those of the plan step. */
const EmiPartner = z.object({
  optionId: Id,
  name: z.string(),
  currency: Currency,
  tenures: z.array(z.object({ optionId: Id, months: z.int(), amount: MinorUnits })),
});

export const emi = {
  readStatus: post('/v1/client/oms-v2/order/plan/emi/status', {
    access: 'signed-in',
    readsOnly: true,
    summary:
      "Returns the status of the EMI application of one of the caller's orders; `remark` says why it was rejected. Writes nothing.",
    input: OwnOrder,
    output: z.object({
      status: EmiStatus,
      currentStep: EmiStep,
      maxStep: EmiStep,
      responses: z.array(ResponseEntry),
      documents: z.array(EmiDocument),
      remark: z.optional(z.string()),
    }),
  }),

  openForm: post('/v1/client/oms-v2/order/plan/emi/form', {
    access: 'signed-in',
    summary:
      "Opens the EMI application of one of the caller's orders, once; repeating the call returns the same answer. 409 if not an EMI plan in INR.",
    input: OwnOrder,
    output: z.object({
      emiFormId: Id,
      tabs: z.array(z.object({ step: EmiStep, title: EmiTab, questions: z.array(Question) })),
      partners: z.array(EmiPartner),
      responses: z.array(ResponseEntry),
      maxStep: EmiStep,
    }),
  }),

  saveResponse: post('/v1/client/oms-v2/order/plan/emi/form-response', {
    access: 'signed-in',
    summary:
      'Saves the answers of a step; the next step opens once none is missing. 400 if invalid or above maxStep, 409 if already handed in.',
    input: z.object({
      body: z.object({
        orderId: Id,
        step: EmiStep,
        responses: z.array(ResponseEntry).check(z.maxLength(50)),
      }),
    }),
    output: z.object({ maxStep: EmiStep }),
  }),

  saveDocument: put('/v1/client/oms-v2/order/plan/emi/document', {
    access: 'signed-in',
    rateLimit: { calls: 60, seconds: 600, by: 'caller' },
    upload: { maxBytes: DOCUMENT_MAX_BYTES },
    summary:
      'Stores a document, replacing the previous one of its kind. 400 if the step is not reached, 409 if already handed in, 413, 415.',
    input: z.object({ body: z.object({ orderId: Id, kind: EmiDocumentKind, document: z.file() }) }),
    output: z.object({ documents: z.array(EmiDocument) }),
  }),

  submit: post('/v1/client/oms-v2/order/plan/emi/submit', {
    access: 'signed-in',
    summary:
      'Hands in the application; repeating the call returns the same answer. 400 if answers or documents are missing.',
    input: OwnOrder,
    output: z.object({ status: z.literal('IN_REVIEW') }),
  }),

  receivePartnerEvent: post('/api/v1/webhook/emi/{partner}/process-and-verify', {
    access: 'gateway',
    summary:
      'Receives a signed event of an EMI partner, who is named by position in the list from 1; each event counts once: loan.disbursed {application,reference,amount,currency}, loan.declined {application,reason}. 403 for a bad signature, 409 if the reference belongs to another payment.',
    input: z.object({
      params: z.object({ partner: z.string().check(z.regex(/^[1-9]$/)) }),
      headers: SignatureHeaders,
      body: ProviderEvent,
    }),
    output: Received,
  }),
};
