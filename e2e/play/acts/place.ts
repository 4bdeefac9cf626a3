import { resumePdf } from '../../support/resume.ts';
import { Breach } from '../breach.ts';
import { inTurns } from '../in-turns.ts';
import type { Person } from '../person.ts';
import type { Play } from '../play.ts';
import type { Learner } from './enrol.ts';
import type { People } from './open-school.ts';

const DAY_MS = 86_400_000;
/** Before the form closes, and after placement has started. */
const FORM_DAY = 171;
const PLACEMENT_DAY = 186;
const CLOSING_DAY = 200;
const YEARS_PAY = { ctc: 60_000_000, currency: 'INR' } as const;
const AT_ONCE = 6;
/** Applicants per hour that one officer takes through their round. */
const HIRED_AN_HOUR = 60;

async function fillForm({ api, cohort: { cohortId } }: Learner): Promise<void> {
  await api.placement.saveInterest({
    params: { cohortId },
    body: {
      interestedInPlacements: true,
      countryPreferences: ['India'],
      locationPreferences: ['Pune'],
      currentCtc: null,
      expectedCtc: YEARS_PAY.ctc,
      currency: YEARS_PAY.currency,
      noticePeriod: 0,
      languages: ['English'],
      internshipExperienceInMonths: 0,
      willingToRelocate: false,
      projectSpecialization: 'Coordination',
      priorRevitExp: true,
    },
  });
}

/** Puts a résumé into its slot and applies. */
async function applyForJob({ api, emailId, cohort: { cohortId } }: Learner, jobOpeningId: string) {
  const { documents } = await api.documents.listDocuments({});
  const slot = documents.find(({ kind }) => kind === 'RESUME');
  if (!slot) throw new Breach(emailId, 'has no slot for a résumé');
  const document = new File([new Uint8Array(resumePdf())], 'resume.pdf', { type: 'application/pdf' });
  await api.documents.saveDocument({ params: { id: slot.documentId }, body: { document } });
  const { jobs } = await api.jobs.listOpenings({ query: { cohortId } });
  if (!jobs.some((one) => one.jobOpeningId === jobOpeningId))
    throw new Breach(emailId, 'is to be placed, and does not see the opening');
  await api.jobs.apply({ body: { cohortId, jobOpeningId, resumeDocumentId: slot.documentId } });
}

/** Creates an employer and an opening, and publishes it. */
async function openJob({ api }: Person, closingDay: string): Promise<string> {
  const { employer } = await api.officeJobs.makeEmployer({
    body: { name: 'Timber Practice', website: '', contactName: '', contactEmailId: '', notes: '' },
  });
  const { opening } = await api.officeJobs.makeOpening({
    body: {
      employerId: employer.employerId,
      title: 'BIM coordinator',
      description: 'Coordinates three models of a school building.',
      location: 'Pune',
      workMode: 'HYBRID',
      pay: YEARS_PAY,
      skills: [],
      rounds: ['TECHNICAL'],
      closingDay,
      questions: [],
      criteria: {},
    },
  });
  await api.officeJobs.publishOpening({ params: { jobOpeningId: opening.jobOpeningId } });
  return opening.jobOpeningId;
}

/** Takes one application through its round to an offer, which the learner accepts. */
async function hire({ api }: Person, learner: Learner): Promise<void> {
  const { applications } = await api.officeJobs.listApplications({ query: { search: learner.emailId } });
  const application = applications.find(({ userId }) => userId === learner.userId);
  if (!application)
    throw new Breach(learner.emailId, 'has applied for a job, and the office does not list it');
  const params = { userJobId: application.userJobId };
  for (const status of ['SCHEDULED', 'CLEARED'] as const)
    await api.officeJobs.moveRound({ params, body: { round: 'TECHNICAL', status, text: '' } });
  await api.officeJobs.makeOffer({ params, body: { ...YEARS_PAY, text: '' } });
  const { cohortId } = learner.cohort;
  await learner.api.jobs.decideOffer({ body: { cohortId, ...params, offerStatus: 'ACCEPTED' } });
  const { application: after } = await api.officeJobs.readApplication({ params });
  if (after.stand !== 'ACCEPTED') throw new Breach(learner.emailId, `took an offer that is ${after.stand}`);
}

/** Graduates fill in the placement form and apply for an opening, and every second one is hired. Returns how many. */
export async function place({ clock, school }: Play, { staff, cohorts, learners }: People): Promise<number> {
  const start = cohorts[0]?.startsAt.getTime() ?? 0;
  const dayAt = (day: number) => new Date(start + day * DAY_MS);
  await clock.moveTo(dayAt(FORM_DAY));
  await inTurns(learners, AT_ONCE, async (learner) => {
    await learner.signIn();
    await fillForm(learner);
  });
  await clock.moveTo(dayAt(PLACEMENT_DAY));
  await school.verb('run-jobs');
  await Promise.all([staff.placement, staff.owner, staff.academics].map((one) => one.signIn()));
  const jobOpeningId = await openJob(staff.placement, dayAt(CLOSING_DAY).toISOString().slice(0, 10));
  await inTurns(learners, AT_ONCE, async (learner) => {
    await learner.signIn();
    await applyForJob(learner, jobOpeningId);
  });
  const hired = learners.filter((_, index) => index % 2 === 0);
  for (const [index, learner] of hired.entries()) {
    if (index > 0 && index % HIRED_AN_HOUR === 0) await clock.pass(1);
    await hire(staff.placement, learner);
  }
  return hired.length;
}
