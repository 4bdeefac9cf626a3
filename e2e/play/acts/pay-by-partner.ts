import { EMI_DOCUMENT_KINDS } from '@plinth/domain/payments/emi-documents';
import { answerToEmi } from '../../support/answer-to-emi.ts';
import { resumePdf } from '../../support/resume.ts';
import { PASSWORD, type Person } from '../person.ts';
import type { Play } from '../play.ts';

const VERIFY_LINK = /http\S+token=[^\s"<]+/;
const STEP_OF_DOCUMENTS = 5;
/** As many as a staff member may forward and record in ten minutes. */
const LOANS_AT_A_SITTING = 60;

/** A person who pays nothing at first has no account yet: creates one and verifies the address. */
async function signUp({ standIns }: Play, person: Person): Promise<void> {
  const { emailId, firstName, lastName, api } = person;
  person.enter(await api.auth.signUpEmail({ body: { emailId, password: PASSWORD, firstName, lastName } }));
  const link = new URL(await standIns.linkOf(emailId, /Confirm/, VERIFY_LINK));
  await api.auth.verifyEmail({
    params: { x: link.searchParams.get('x') ?? '' },
    body: { token: link.searchParams.get('token') ?? '' },
  });
}

/** Fills in the EMI partner's application and submits it. Returns its id. */
export async function applyAtPartner(play: Play, person: Person, orderToken: string): Promise<string> {
  if (person.userId === '') await signUp(play, person);
  const { api } = person;
  const { order } = await api.orders.readPublicOrder({ query: { orderToken } });
  const { orderId } = order;
  const { emiFormId, tabs } = await api.emi.openForm({ body: { orderId } });
  for (const { step, questions } of tabs) {
    const isOfDocuments = step === STEP_OF_DOCUMENTS;
    for (const kind of isOfDocuments ? EMI_DOCUMENT_KINDS : []) {
      const document = new File([new Uint8Array(resumePdf())], 'scan.pdf', { type: 'application/pdf' });
      await api.emi.saveDocument({ body: { orderId, kind, document } });
    }
    await api.emi.saveResponse({
      body: { orderId, step, responses: isOfDocuments ? [] : questions.map(answerToEmi) },
    });
  }
  await api.emi.submit({ body: { orderId } });
  return emiFormId;
}

/** Finance forwards each application to the partner, who pays the school. */
export async function payByPartner(
  { clock }: Play,
  { api, signIn }: Person,
  emiFormIds: readonly string[],
): Promise<void> {
  await signIn();
  for (const [index, emiFormId] of emiFormIds.entries()) {
    if (index > 0 && index % LOANS_AT_A_SITTING === 0) await clock.pass(1);
    const params = { emiFormId };
    const { application } = await api.officeEmi.decide({ params, body: { decision: 'APPROVE' } });
    await api.officeEmi.decide({
      params,
      body: { decision: 'PAID', reference: `BANK-${emiFormId}`, amount: application.loan?.amount ?? 0 },
    });
  }
}
