import { JOB_FEEDBACK_QUESTIONS, type OfficeJobFeedback } from '@plinth/domain/jobs/job-feedback';
import { ROUND_LABEL } from '@plinth/domain/jobs/job-labels';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { findJobFeedback, type JobFeedbackFilter } from './list-job-feedback.ts';

/** Exports learners' feedback on interviews as a CSV file, a column for each question. */
export const downloadJobFeedback = (
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  filter: JobFeedbackFilter,
) =>
  csvFile(deps, act, {
    about: 'interview-feedback',
    filter,
    batches: batchesOf((page) => findJobFeedback(deps, filter, page)),
    columns: {
      learner: (one) => one.name,
      address: (one) => one.emailId,
      title: (one) => one.title,
      employer: (one) => one.companyName,
      round: (one) => one.round && ROUND_LABEL[one.round],
      ...Object.fromEntries(
        JOB_FEEDBACK_QUESTIONS.map(({ question }, at) => [
          question,
          (one: OfficeJobFeedback) => one.answers[at]?.answer,
        ]),
      ),
      'said (UTC)': (one) => one.createdAt,
    },
  });
