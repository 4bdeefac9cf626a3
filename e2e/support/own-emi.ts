import { type APIRequestContext, expect } from '@playwright/test';
import type { Question } from '@plinth/domain/forms/question';
import { answerToEmi } from './answer-to-emi.ts';
import { acceptOffer } from './applicants.ts';
import { type NewPerson, newPerson } from './new-person.ts';
import { resumePdf } from './resume.ts';
import { runVerb } from './run-verb.ts';

const EMI = '/v1/client/oms-v2/order/plan/emi';
const DOCUMENTS = ['PAN_CARD', 'ADDRESS_PROOF', 'INCOME_PROOF', 'BANK_STATEMENT'];
type Applicant = NewPerson & { orderToken: string; orderId: string; emiFormId: string };

/**
 * Creates a payer whose whole fee an EMI partner is to pay and whose application waits for staff, by the same calls as
 * the pages, for flows where filling it in is not the subject.
 */
export async function handedInEmi(request: APIRequestContext, firstName: string): Promise<Applicant> {
  const payer = await newPerson(request, firstName);
  const orderToken = await acceptOffer(request, { emailId: payer.emailId, firstName, lastName: 'Test' });
  const headers = { 'x-auth-token': payer.token };
  const taken = async (answer: Awaited<ReturnType<APIRequestContext['post']>>) => {
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json() as Promise<unknown>;
  };
  const post = async (path: string, data: object) => taken(await request.post(path, { headers, data }));
  await post('/api/v1/public/payment-plan', { orderToken, planType: 'EMI_UPFRONT' });
  const { order } = (await taken(await request.get(`/api/v1/public/order?orderToken=${orderToken}`))) as {
    order: { orderId: string };
  };
  const { orderId } = order;
  const { emiFormId, tabs } = (await post(`${EMI}/form`, { orderId })) as {
    emiFormId: string;
    tabs: { step: number; questions: Question[] }[];
  };
  for (const { step, questions } of tabs) {
    const isOfDocuments = step === 5;
    if (isOfDocuments)
      for (const kind of DOCUMENTS) {
        const document = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: resumePdf() };
        await taken(
          await request.put(`${EMI}/document`, { headers, multipart: { orderId, kind, document } }),
        );
      }
    await post(`${EMI}/form-response`, {
      orderId,
      step,
      responses: isOfDocuments ? [] : questions.map(answerToEmi),
    });
  }
  await post(`${EMI}/submit`, { orderId });
  return { ...payer, orderToken, orderId, emiFormId };
}

/** Does the same, with the application approved by staff. */
export async function approvedEmi(request: APIRequestContext, firstName: string): Promise<Applicant> {
  const payer = await handedInEmi(request, firstName);
  await runVerb('emi', payer.emiFormId, '--approve');
  return payer;
}
