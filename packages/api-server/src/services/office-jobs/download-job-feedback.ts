import { JOB_FEEDBACK_QUESTIONS } from '@plinth/domain/jobs/job-feedback';
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
  csvFile(deps.db, act, {
    about: 'interview-feedback',
    titles: [
      'learner',
      'address',
      'title',
      'employer',
      'round',
      ...JOB_FEEDBACK_QUESTIONS.map(({ question }) => question),
      'said (UTC)',
    ],
    filter,
    now: deps.now(),
    batches: batchesOf(
      (page) => findJobFeedback(deps, filter, page),
      (one) => [
        one.name,
        one.emailId,
        one.title,
        one.companyName,
        one.round ? ROUND_LABEL[one.round] : '',
        ...one.answers.map(({ answer }) => answer),
        one.createdAt,
      ],
    ),
  });
