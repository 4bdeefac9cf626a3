import { describe, expect, it } from 'vitest';
import { expectEntities, ID, TIME, TOKEN } from '../test/expect-entities.ts';
import { ApplicationForm, DEFAULT_COUNTRY } from './course-applications/application-form.ts';
import { ApplicationState } from './course-applications/application-state.ts';
import { LeadForm } from './leads/lead-form.ts';
import { Payment } from './orders/payment.ts';
import { PaymentPlanReview } from './orders/payment-plan-review.ts';
import { PaymentPlanState } from './orders/payment-plan-state.ts';
import { PricingRequest } from './orders/pricing-request.ts';
import { InterestRecord, InterestUpdate } from './placement/interest-record.ts';

const interest = {
  interestedInPlacements: true,
  countryPreferences: ['India'],
  locationPreferences: ['Pune'],
  currentCtc: 60_000_000,
  expectedCtc: 90_000_000,
  currency: 'INR',
  noticePeriod: 0,
  languages: ['Marathi'],
  internshipExperienceInMonths: 6,
  willingToRelocate: false,
  projectSpecialization: 'Housing',
  priorRevitExp: true,
  closeInterestPopup: false,
  closeGraduationPopup: false,
  isDisengaged: false,
};
const application = {
  firstName: 'Noor',
  lastName: 'Khan',
  emailId: 'applicant@plinth.test',
  mobile: '9876543210',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  college: 'College of Architecture',
  highestQualification: 'BACHELORS',
  bachelorsCollegeName: 'College of Architecture',
  mastersCollegeName: 'Institute of Design',
  collegeType: 'PRIVATE',
  percentageAchieved: 71.5,
  linkedInUrl: 'https://example.com/in/noor',
  resume: ID,
  jobRole: 'Architect',
  workExperienceInMonths: 24,
  softwareInstalled: ['Revit'],
  languageProficiency: ['Hindi', 'English'],
  salaryIncomeInIndia: 60_000_000,
  salaryIncomeOutsideIndia: 0,
  whyToLearn: 'To lead the models of our office.',
  currentKnowledge: {
    architecture: 'ADVANCED',
    'building-information-modelling': 'BEGINNER',
    'computational-design': 'NONE',
    'interior-design': 'NONE',
    'mep-engineering': 'NONE',
  },
  howDidYouHear: 'A colleague',
  specializationExcitement: 'Working in one model.',
  whyIntegrateAiInDesignWorkflow: 'To test more options.',
};
const applicationPage = {
  pageId: 'about-you',
  title: 'About you',
  questions: [
    {
      questionId: 'firstName',
      questionType: 'TEXT_INPUT',
      question: 'First name',
      isRequired: true,
      options: [],
      responseId: null,
      responseText: null,
    },
  ],
};

expectEntities([
  {
    id: 'ENTITY-22',
    name: 'placement interest',
    schema: InterestRecord,
    example: interest,
    fields:
      'interestedInPlacements countryPreferences locationPreferences currentCtc expectedCtc currency noticePeriod languages internshipExperienceInMonths willingToRelocate projectSpecialization priorRevitExp closeInterestPopup closeGraduationPopup isDisengaged',
    bad: { currentCtc: 10.5 },
  },
  {
    id: 'ENTITY-23',
    name: 'payment',
    schema: Payment,
    example: {
      amount: 14_500_000,
      currency: 'INR',
      orderData: { planDiscount: 500_000, planDiscountDeadLine: TIME },
    },
    fields: 'amount currency orderData',
    bad: { amount: -1 },
  },
  {
    id: 'ENTITY-24',
    name: 'payment plan state',
    schema: PaymentPlanState,
    example: {
      cardData: [{ cardId: 'card_1', brand: 'visa', last4: '4242', expMonth: 4, expYear: 2029 }],
      selectedCard: 'card_1',
      isPaymentFail: false,
      orderPlan: null,
    },
    fields: 'cardData selectedCard isPaymentFail orderPlan',
    bad: {
      cardData: [{ cardId: 'card_1', brand: 'visa', last4: '4242424242424242', expMonth: 4, expYear: 2029 }],
    },
  },
  {
    id: 'ENTITY-28',
    name: 'pricing request',
    schema: PricingRequest,
    example: {
      pricingStage: 'CHECKOUT',
      productId: 'BIM_A_US',
      currency: 'USD',
      voucherCode: 'EARLY-26',
      emailId: 'applicant@plinth.test',
      billingContact: { firstName: 'Noor', lastName: 'Khan', phone: '+14155550123' },
      billingAddress: {
        line1: '1 Pine St',
        city: 'Oakland',
        state: 'CA',
        postalCode: '94601',
        country: 'USA',
      },
    },
    fields: 'pricingStage productId currency voucherCode emailId billingContact billingAddress',
    bad: { productId: 'piano' },
  },
  {
    id: 'ENTITY-29',
    name: 'lead form',
    schema: LeadForm,
    example: {
      data: { firstName: 'Noor' },
      emailId: 'lead@plinth.test',
      fbclid: '',
      _fbp: '',
      _fbc: '',
      utm_medium: 'cpc',
      utm_campaign: 'spring',
      utm_content: 'tower',
    },
    fields: 'data emailId fbclid _fbp _fbc utm_medium utm_campaign utm_content',
    bad: { fbclid: undefined },
  },
  {
    id: 'ENTITY-32',
    name: 'payment plan review',
    schema: PaymentPlanReview,
    example: { token: TOKEN },
    fields: 'token',
    bad: { token: '12345' },
  },
  {
    id: 'ENTITY-34',
    name: 'application form',
    schema: ApplicationForm,
    example: { ...application, mobile: '+919876543210' },
    fields:
      'firstName lastName emailId mobile city state country college highestQualification bachelorsCollegeName mastersCollegeName collegeType percentageAchieved linkedInUrl resume jobRole workExperienceInMonths softwareInstalled languageProficiency salaryIncomeInIndia salaryIncomeOutsideIndia whyToLearn currentKnowledge howDidYouHear specializationExcitement whyIntegrateAiInDesignWorkflow',
    bad: { percentageAchieved: 101 },
  },
  {
    id: 'ENTITY-35',
    name: 'application state',
    schema: ApplicationState,
    example: {
      formDataAltered: false,
      leadId: TOKEN,
      formId: ID,
      currentPageId: 'about-you',
      pages: [applicationPage],
      optionalPages: [applicationPage],
      orderToken: null,
    },
    fields: 'formDataAltered leadId formId currentPageId pages optionalPages orderToken',
    bad: { leadId: '1' },
  },
]);

describe('admission, money and placement', () => {
  it('APPLY-02 ENTITY-34 the country of an application is India unless another is given', () => {
    const { country: _country, ...withoutCountry } = application;
    expect(DEFAULT_COUNTRY).toBe('India');
    expect(ApplicationForm.parse(withoutCountry).country).toBe('India');
    expect(ApplicationForm.parse({ ...application, country: 'Nepal' }).country).toBe('Nepal');
  });

  it('APPLY-03 the application accepts a salary income in India and one outside India', () => {
    const parsed = ApplicationForm.parse({
      ...application,
      salaryIncomeInIndia: 5,
      salaryIncomeOutsideIndia: 7,
    });
    expect([parsed.salaryIncomeInIndia, parsed.salaryIncomeOutsideIndia]).toEqual([5, 7]);
  });

  it('APPLY-04 the application must state the knowledge of each domain', () => {
    const { architecture: _architecture, ...rest } = application.currentKnowledge;
    expect(ApplicationForm.safeParse({ ...application, currentKnowledge: rest }).success).toBe(false);
  });

  it('ENTITY-34 only contact details, place, qualification, reason and knowledge are required', () => {
    const optional = ApplicationForm.parse({
      firstName: 'Noor',
      lastName: 'Khan',
      emailId: 'applicant@plinth.test',
      mobile: '9876543210',
      city: 'Pune',
      state: 'Maharashtra',
      highestQualification: 'BACHELORS',
      whyToLearn: 'To lead the models of our office.',
      currentKnowledge: application.currentKnowledge,
    });
    expect(optional.softwareInstalled).toEqual([]);
    for (const field of [
      'firstName',
      'emailId',
      'mobile',
      'city',
      'state',
      'highestQualification',
      'whyToLearn',
    ]) {
      expect(ApplicationForm.safeParse({ ...application, [field]: undefined }).success).toBe(false);
    }
  });

  it('PLACE-02 ENTITY-22 an interest update accepts a subset of the fields and drops the flag set by the server', () => {
    expect(InterestUpdate.parse({ noticePeriod: 0, isDisengaged: true })).toEqual({ noticePeriod: 0 });
  });
});
