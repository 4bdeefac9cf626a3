import type { ProductCode } from '@plinth/domain/catalog/product-code';
import { TERMS_VERSION } from '@plinth/domain/course-applications/terms';
import { and, eq } from 'drizzle-orm';
import { hashToken } from '../src/api/token-hash.ts';
import { applications, deadlines } from '../src/db/schema/admissions.ts';
import { saveLead } from '../src/services/leads/save-lead.ts';
import type { TestSchool } from './open-test-school.ts';

export const BASE = '/v1/client/public/my-applications';
export const UNKNOWN = 'k3Jd9sQ2mV7xZ1pL0bN4tR8w';
export const DAY = 86_400_000;
export const LIST_PRICE = 12_000_000;

let people = 0;
/** Returns an address that has not been used to apply. */
export const newAddress = () => {
  people += 1;
  return `applicant-${people}@plinth.test`;
};

/** Returns a complete form. */
export const form = (emailId: string, change: Record<string, unknown> = {}) => ({
  firstName: 'Noor',
  lastName: 'Khan',
  emailId,
  mobile: '9876543210',
  city: 'Pune',
  state: 'Maharashtra',
  highestQualification: 'BACHELORS',
  whyToLearn: 'To lead the models of our office.',
  currentKnowledge: {
    architecture: 'ADVANCED',
    'building-information-modelling': 'BEGINNER',
    'computational-design': 'NONE',
    'interior-design': 'NONE',
    'mep-engineering': 'NONE',
  },
  ...change,
});

/** Calls of an applicant, and the rows they write. */
export function applicationCalls(school: TestSchool) {
  const newLead = async (productId: ProductCode | null = 'BIM_A') => {
    const data = { firstName: 'Noor', ...(productId ? { productId } : {}) };
    const { leadId } = await saveLead(
      school.deps,
      { clientOrigin: 'http://localhost:4321' },
      { data, emailId: 'lead@plinth.test', fbclid: '', _fbp: '', _fbc: '' },
    );
    return leadId;
  };
  const submit = (leadId: string, data: unknown, rest: Record<string, unknown> = {}) =>
    school.call('POST', `${BASE}/submit-application`, {
      body: { leadId, formId: 'application', source: 'WEBSITE', data, ...rest },
    });
  const newDeal = async (emailId = newAddress(), rest: Record<string, unknown> = {}) => {
    const { body } = await submit(await newLead(), form(emailId), rest);
    return body.dealId as string;
  };
  const read = async (dealId: string) =>
    (await school.call('GET', `${BASE}/application?dealId=${dealId}`)).body.application;
  const acceptTerms = (dealId: string, version: string = TERMS_VERSION) =>
    school.call('POST', `${BASE}/accept-terms-and-conditions`, { body: { dealId, version } });
  const acceptOffer = (dealId: string, rest: { seen?: string; termsVersion?: string } = {}) =>
    school.call('POST', `${BASE}/offer-accepted`, { body: { dealId, ...rest } });
  const rowOf = async (dealId: string) => {
    const [row] = await school.deps.db
      .select()
      .from(applications)
      .where(eq(applications.dealTokenHash, hashToken(dealId)));
    if (!row) throw new Error('no such application');
    return row;
  };
  const moveDeadline = async (
    dealId: string,
    deadlineType: 'OFFER_ACCEPTANCE' | 'PLAN_DISCOUNT' | 'PAYMENT',
    milliseconds: number,
  ) => {
    const { applicationId } = await rowOf(dealId);
    await school.deps.db
      .update(deadlines)
      .set({ date: new Date(school.now().getTime() + milliseconds) })
      .where(and(eq(deadlines.applicationId, applicationId), eq(deadlines.deadlineType, deadlineType)));
  };

  return { newLead, submit, newDeal, read, acceptTerms, acceptOffer, rowOf, moveDeadline };
}
