import type { ProductCode } from '@plinth/domain/catalog/product-code';

type Applicant = { emailId: string; firstName: string; lastName: string; mobile: string };

/** Returns what the form for leads sends. */
export const leadOf = ({ emailId, firstName, lastName, mobile }: Applicant, productId: ProductCode) => ({
  data: { firstName, lastName, mobile, productId },
  emailId,
  fbclid: '',
  _fbp: '',
  _fbc: '',
});

/** Returns an application with every question answered. */
export const applicationOf = ({ firstName, lastName, emailId, mobile }: Applicant, leadId: string) => ({
  leadId,
  formId: 'application' as const,
  source: 'WEBSITE' as const,
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
    currentKnowledge: {
      architecture: 'INTERMEDIATE',
      'building-information-modelling': 'BEGINNER',
      'computational-design': 'NONE',
      'interior-design': 'NONE',
      'mep-engineering': 'NONE',
    },
  },
});
