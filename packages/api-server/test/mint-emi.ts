import type { Question } from '@plinth/domain/forms/question';
import { EMI_DOCUMENT_KINDS } from '@plinth/domain/payments/emi-documents';
import { eq } from 'drizzle-orm';
import { orders } from '../src/db/schema/admissions.ts';
import { COMMAND } from '../src/services/audit-entries/record-audit.ts';
import { approveEmi } from '../src/services/emi/review-emi.ts';
import { fileForm, mintPdf } from './images.ts';
import { mintPerson } from './mint.ts';
import { mintOrder, pay } from './mint-order.ts';
import type { TestSchool } from './open-test-school.ts';

const PATH = '/v1/client/oms-v2/order/plan/emi';

const TYPED: Record<string, string> = {
  RUPEES: '45000',
  YEARS: '2.5',
  BIRTH_DATE: '1996-05-24',
  PAN: 'ABCDE1234F',
  EMAIL: 'asha@plinth.test',
  PHONE: '9876543210',
  PINCODE: '411001',
};

/** Returns a fitting answer to a question. */
export const fittingAnswer = ({ questionId, options, meta }: Question) =>
  options[0]
    ? { questionId, entries: [{ optionId: options[0].optionId }] }
    : { questionId, responseValue: TYPED[meta.category ?? ''] ?? 'Asha Test' };

/** Creates a payer with an order on an EMI plan, and the calls of its application. */
export async function mintEmi(
  school: TestSchool,
  planType: 'EMI_WITH_DP' | 'EMI_UPFRONT' | 'UPFRONT' = 'EMI_WITH_DP',
) {
  const payer = await mintPerson(school);
  const { orderId, orderToken } = await mintOrder(school, { emailId: payer.emailId });
  await school.deps.db
    .update(orders)
    .set({ planType, plannedAt: school.now() })
    .where(eq(orders.orderId, orderId));
  const { token } = payer;
  const call = (verb: string, body: object = {}, as: string | undefined = token) =>
    school.call('POST', `${PATH}/${verb}`, { ...(as ? { token: as } : {}), body: { orderId, ...body } });
  const upload = (kind: string, content: Buffer = mintPdf(), as: string | undefined = token) =>
    school.call('PUT', `${PATH}/document`, {
      ...(as ? { token: as } : {}),
      form: fileForm('document', content, 'scan.pdf', { orderId, kind }),
    });
  const tabs = async (): Promise<{ step: number; title: string; questions: Question[] }[]> =>
    (await call('form')).body.tabs;
  const fill = async (step: number) => {
    const questions = (await tabs())[step - 1]?.questions ?? [];
    return call('form-response', { step, responses: step === 5 ? [] : questions.map(fittingAnswer) });
  };
  /** Fills in the steps up to one, including the documents. */
  const fillUpTo = async (last: number) => {
    for (let step = 1; step <= last; step += 1) {
      if (step === 5) for (const kind of EMI_DOCUMENT_KINDS) await upload(kind);
      await fill(step);
    }
  };
  const choosePlan = (wanted: string) =>
    school.call('POST', '/api/v1/public/payment-plan', { body: { orderToken, planType: wanted } });
  return { payer, orderId, orderToken, call, upload, tabs, fill, fillUpTo, choosePlan };
}

/**
 * Creates an EMI application with the first partner, approved by staff; the booking amount is paid if the plan has one.
 */
export async function mintApprovedEmi(
  school: TestSchool,
  planType: 'EMI_WITH_DP' | 'EMI_UPFRONT' = 'EMI_WITH_DP',
) {
  const emi = await mintEmi(school, 'UPFRONT');
  await emi.choosePlan(planType);
  if (planType === 'EMI_WITH_DP') await pay(school, emi.orderToken);
  const emiFormId = (await emi.call('form')).body.emiFormId as string;
  await emi.fillUpTo(6);
  await emi.call('submit');
  await school.deps.background.settled();
  await approveEmi(school.deps, COMMAND, emiFormId);
  const order = async () =>
    (await school.deps.db.select().from(orders).where(eq(orders.orderId, emi.orderId)))[0];
  return { ...emi, emiFormId, order };
}
