import type { JobListed, JobOpening } from '@plinth/domain/jobs/job-opening';
import type { UserJob } from '@plinth/domain/jobs/user-job';
import { inDays } from './a-cohort.ts';
import { idOf } from './people.ts';

/** A test's opening, with defaults. */
export const anOpening = (more: Partial<JobOpening> = {}): JobOpening => ({
  jobOpeningId: idOf('91'),
  companyName: 'Demo Practice A',
  title: 'Junior BIM modeller',
  description: 'Models architecture in Revit.',
  location: 'Pune',
  workMode: 'HYBRID',
  ctc: 48_000_000,
  currency: 'INR',
  skills: ['Revit'],
  rounds: ['INTRODUCTION', 'TOOL_TEST'],
  closingDate: inDays(9),
  questions: [
    {
      questionId: idOf('92'),
      questionType: 'TEXT_AREA',
      question: 'Why this practice?',
      meta: {},
      options: [],
    },
  ],
  recordStatus: 'ACTIVE',
  isSaved: false,
  ...more,
});

export const aListed = (last: string, more: Partial<JobListed> = {}): JobListed => ({
  jobOpeningId: idOf(last),
  companyName: `Demo Practice ${last}`,
  title: `Modeller ${last}`,
  location: 'Pune',
  workMode: 'ON_SITE',
  ctc: 48_000_000,
  currency: 'INR',
  closingDate: inDays(9),
  isSaved: false,
  isEligible: true,
  isViewed: true,
  ...more,
});

export const anApplication = (more: Partial<UserJob> = {}): UserJob => ({
  userJobId: idOf('93'),
  jobOpeningId: idOf('91'),
  companyName: 'Demo Practice A',
  title: 'Junior BIM modeller',
  location: 'Pune',
  appliedAt: inDays(-4),
  recordStatus: 'ACTIVE',
  currentRound: null,
  lastStatus: 'APPLIED',
  rounds: ['INTRODUCTION', 'TOOL_TEST'],
  resumeDocumentId: idOf('94'),
  responses: [{ questionId: idOf('92'), responseValue: 'Its sections.' }],
  isEditable: true,
  isWithdrawable: true,
  feedbackOn: [],
  ...more,
});

/** The slot of the user's résumé, with a file or waiting for one. */
export const aResumeSlot = (status: 'COMPLETED' | 'PENDING' = 'COMPLETED') => ({
  documentId: idOf('94'),
  kind: 'RESUME' as const,
  name: 'Resume',
  status,
  createdAt: status === 'COMPLETED' ? inDays(-20) : null,
  isUploadable: true,
});
