import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { Person } from '../person.ts';

const KNOWLEDGE = {
  architecture: 'INTERMEDIATE',
  'building-information-modelling': 'BEGINNER',
  'computational-design': 'NONE',
  'interior-design': 'NONE',
  'mep-engineering': 'NONE',
};

/** A visitor fills in the lead form and then the application. Returns the dealId. */
export async function apply(person: Person, productId: ProductCode): Promise<string> {
  const { firstName, lastName, emailId, mobile, api } = person;
  const { leadId } = await api.leads.saveLead({
    headers: {},
    body: {
      data: { firstName, lastName, mobile, productId },
      emailId,
      fbclid: '',
      _fbp: '',
      _fbc: '',
    },
  });
  const { dealId } = await api.courseApplications.submitApplication({
    body: {
      leadId,
      formId: 'application',
      source: 'WEBSITE',
      data: {
        firstName,
        lastName,
        emailId,
        mobile,
        city: 'Pune',
        state: 'Maharashtra',
        country: 'India',
        highestQualification: 'BACHELORS',
        whyToLearn: 'I want to coordinate whole buildings.',
        currentKnowledge: KNOWLEDGE,
      },
    },
  });
  return dealId;
}
