import * as z from 'zod/mini';
import { Email } from '../fields/email.ts';
import { HttpUrl } from '../fields/http-url.ts';
import { Id } from '../fields/id.ts';
import { LastName, PersonName } from '../fields/person-name.ts';
import { Phone } from '../fields/phone.ts';
import { textField } from '../fields/text.ts';
import type { ApplicationSource } from './application-source.ts';

/** The domains an applicant is asked about, the same as those the school teaches. */
export const KnowledgeDomain = z.enum([
  'architecture',
  'building-information-modelling',
  'computational-design',
  'interior-design',
  'mep-engineering',
]);

/** How well an applicant knows a domain. */
export const KNOWLEDGE_LEVELS = ['NONE', 'BEGINNER', 'INTERMEDIATE', 'ADVANCED'] as const;
export const KnowledgeLevel = z.enum(KNOWLEDGE_LEVELS);

/** The highest degree an applicant has or is studying for. */
export const QUALIFICATIONS = [
  'HIGH_SCHOOL',
  'DIPLOMA',
  'BACHELORS',
  'MASTERS',
  'DOCTORATE',
  'OTHER',
] as const;
export const Qualification = z.enum(QUALIFICATIONS);
export type Qualification = z.infer<typeof Qualification>;

/** The type of college an applicant attended. */
export const COLLEGE_TYPES = ['GOVERNMENT', 'PRIVATE', 'AUTONOMOUS', 'OTHER'] as const;
export const CollegeType = z.enum(COLLEGE_TYPES);

/** The default country of an application. */
export const DEFAULT_COUNTRY = 'India';

const Place = textField(80);
const College = textField(160);
const Reason = textField(1000);
const Names = z.array(textField(60)).check(z.maxLength(40));
const YearlyIncome = z.int().check(z.gte(0), z.lte(100_000_000_000));

/**
 * The application to a course. Names, email address and phone, place, highest qualification, the reason to learn and
 * the knowledge of each domain are required of everyone; the rest is optional. Incomes are per year, in minor units:
 * INR for salaryIncomeInIndia, USD for salaryIncomeOutsideIndia. Work experience is in months. resume is the id
 * returned by the file upload.
 */
export const ApplicationForm = z.object({
  firstName: PersonName,
  lastName: LastName,
  emailId: Email,
  mobile: Phone,
  city: Place,
  state: Place,
  country: z._default(Place, DEFAULT_COUNTRY),
  college: z.optional(College),
  highestQualification: Qualification,
  bachelorsCollegeName: z.optional(College),
  mastersCollegeName: z.optional(College),
  collegeType: z.optional(CollegeType),
  percentageAchieved: z.optional(z.number().check(z.gte(0), z.lte(100))),
  linkedInUrl: z.optional(HttpUrl),
  resume: z.optional(Id),
  jobRole: z.optional(textField()),
  workExperienceInMonths: z.optional(z.int().check(z.gte(0), z.lte(960))),
  softwareInstalled: z._default(Names, []),
  languageProficiency: z._default(Names, []),
  salaryIncomeInIndia: z.optional(YearlyIncome),
  salaryIncomeOutsideIndia: z.optional(YearlyIncome),
  whyToLearn: Reason,
  currentKnowledge: z.record(KnowledgeDomain, KnowledgeLevel),
  howDidYouHear: z.optional(textField()),
  specializationExcitement: z.optional(Reason),
  whyIntegrateAiInDesignWorkflow: z.optional(Reason),
});
export type ApplicationForm = z.infer<typeof ApplicationForm>;

/** The shorter form of a quick apply: what is needed to call back and to admit is required, the rest is optional. */
export const QuickApplicationForm = z.extend(
  z.partial(ApplicationForm),
  z.pick(ApplicationForm, {
    firstName: true,
    lastName: true,
    emailId: true,
    mobile: true,
    city: true,
    country: true,
    highestQualification: true,
    whyToLearn: true,
  }).shape,
);
export type QuickApplicationForm = z.infer<typeof QuickApplicationForm>;

/** The form that an application must satisfy, by source. */
export const APPLICATION_FORM_OF = {
  WEBSITE: ApplicationForm,
  WEBSITE_QUICK_APPLY: QuickApplicationForm,
} as const satisfies Record<ApplicationSource, z.ZodMiniType>;
