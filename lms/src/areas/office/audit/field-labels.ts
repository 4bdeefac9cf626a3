import type { WriteAnnouncement } from '@plinth/domain/announcements/announcement';
import type { ProductTerms } from '@plinth/domain/catalog/office-product';
import type { NewCohort } from '@plinth/domain/cohorts/new-cohort';
import type { SchoolFacts } from '@plinth/domain/first-run/school-facts';
import type { EmployerFacts } from '@plinth/domain/jobs/employer';
import type { OpeningFacts } from '@plinth/domain/jobs/office-opening';
import type { NewVoucher } from '@plinth/domain/orders/office-voucher';
import type { InterestRecord } from '@plinth/domain/placement/interest-record';
import type { WantedEndpoint } from '@plinth/domain/webhooks/webhook-endpoint';
import { SETTING_TEXTS } from '../cohorts/settings/setting-texts.ts';

type Words = Readonly<Record<string, string>>;
/** Forces an entry here for every renamed or new field. */
type Fields<T> = { [Name in Extract<keyof T, string>]-?: string };

/** The names of fields used everywhere. */
export const COMMON: Words = {
  staffRoles: 'Staff roles',
  roles: 'Teaching roles',
  mentorRoles: 'Teaching roles',
  emailId: 'Email address',
  ctc: 'A year’s pay',
  seq: 'Instalment',
  url: 'Address',
  was: 'Previously',
  userId: 'Person',
  guideId: 'Guide',
  mentorId: 'Mentor',
  leadMentorId: 'Lead mentor',
  ownerId: 'Owner',
  otherId: 'Other account',
  toCohortId: 'New cohort',
  stateThere: 'State there',
  groupTitle: 'Group',
  moreTimeUntil: 'More time until',
  batchNumber: 'Cohort number',
  courseTitle: 'Course',
  code: 'Code',
  fromDay: 'From day',
  toDay: 'To day',
  byDays: 'By days',
  isNewAccount: 'New account',
  isPutOff: 'Left for later',
  endedAt: 'Ended',
  closedAt: 'Closed',
  dueDate: 'Due',
  holderName: 'Name on it',
  keyId: 'Key ID',
  key: 'Key',
  furtherAddress: 'Further address',
  nextStep: 'Next step',
  nextStepOn: 'Next step by',
  disabledReason: 'Reason it is off',
};

const COHORT: Fields<NewCohort> & Words = {
  ...SETTING_TEXTS,
  productId: 'Product',
  courseId: 'Course',
  batchNumber: 'Number',
  startsOn: 'Starts on',
  startTime: 'At',
  timeZone: 'Time zone',
  holidays: 'Holidays',
  leadMentorId: 'Lead mentor',
  seats: SETTING_TEXTS.seats,
  groupSize: SETTING_TEXTS.groupSize,
  hasOnboarding: 'Learners fill in the onboarding form first',
  role: 'As',
  userId: 'Who',
};

const PRODUCT: Fields<ProductTerms> & Words = {
  productId: 'Code',
  courseTitle: 'Title',
  description: 'Description',
  slug: 'Page address',
  productType: 'Kind',
  cohortType: 'Its cohorts work',
  durationWeeks: 'Weeks',
  prices: 'Prices',
  listPrice: 'Price',
  bookingAmount: 'Booking amount',
  isOnSale: 'On sale',
};

const OPENING: Fields<OpeningFacts> & Words = {
  employerId: 'Employer',
  title: 'Title',
  description: 'Description',
  location: 'Place',
  workMode: 'Work mode',
  pay: 'A year’s pay',
  skills: 'Skills',
  rounds: 'Rounds in order',
  closingDay: 'Last day to apply',
  questions: 'Questions to applicants',
  criteria: 'Who it is for',
  'criteria.courses': 'Learners of any of these courses',
  'criteria.minExperienceInMonths': 'Minimum work experience in months',
  'criteria.maxNoticePeriod': 'Maximum notice period in days',
  'criteria.skills': 'Skills they must have',
  'criteria.languages': 'Languages they must speak',
  'criteria.priorRevitExp': 'Worked with Revit before the course',
  'criteria.willingToRelocate': 'Willing to relocate',
};

const EMPLOYER: Fields<EmployerFacts> = {
  name: 'Name',
  website: 'Website',
  contactName: 'Contact',
  contactEmailId: 'Contact email',
  notes: 'Office notes',
};

const SCHOOL: Fields<SchoolFacts> = {
  name: 'School name',
  address: 'Address',
  zone: 'Time zone',
  currency: 'School currency',
  taxLines: 'Tax numbers',
  taxes: 'Taxes included in prices',
};

const VOUCHER: Fields<NewVoucher> & Words = {
  code: 'Code',
  currency: 'Orders in',
  discount: 'Discount',
  percent: 'Discount, in percent of the price after the scholarship',
  productId: 'For',
  maxUses: 'Total uses',
  usesPerPerson: 'Uses per person',
  until: 'Last day',
  expiresAt: 'Until',
};

const ANNOUNCEMENT: Fields<Pick<WriteAnnouncement, 'title' | 'text' | 'publishAt'>> &
  Fields<WriteAnnouncement['audience']> = {
  title: 'Title',
  text: 'Text',
  cohortId: 'For',
  groupId: 'Group',
  states: 'Learners who are',
  includesMentors: 'Their guides and lead mentors too',
  userId: 'Person',
  publishAt: 'On',
};

const PLACEMENT: Fields<Omit<InterestRecord, 'isDisengaged' | `close${string}`>> = {
  interestedInPlacements: 'Interested in placement',
  countryPreferences: 'Countries',
  locationPreferences: 'Places',
  currentCtc: 'Current annual pay',
  expectedCtc: 'Expected annual pay',
  currency: 'Currency',
  noticePeriod: 'Notice period in days',
  languages: 'Languages',
  internshipExperienceInMonths: 'Internships in months',
  willingToRelocate: 'Willing to relocate',
  projectSpecialization: 'Special field of projects',
  priorRevitExp: 'Revit before the course',
};

const WEBHOOK: Fields<WantedEndpoint> & Words = {
  url: 'Address',
  description: 'Description',
  eventTypes: 'Events it receives',
};

/** The names of fields on the form of an action's subject, by the first part of the action's name. */
export const OF_AREA: Readonly<Record<string, Words>> = {
  announcement: ANNOUNCEMENT,
  'api-key': { capabilities: 'Permissions', expiresAt: 'Valid until' },
  cohort: COHORT,
  employer: EMPLOYER,
  opening: OPENING,
  'placement-form': PLACEMENT,
  product: PRODUCT,
  school: SCHOOL,
  sessions: {
    mentorId: 'Held by',
    guideIds: 'Guides beside them',
    meetingProvider: 'Room',
    joinLink: 'Meeting link',
    materialLink: 'Material',
    recordingLink: 'Recording',
    sessionStatus: 'State',
  },
  'create-voucher': VOUCHER,
  webhook: WEBHOOK,
};
