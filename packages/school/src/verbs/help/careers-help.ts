import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { INTERVIEW_ROUNDS } from '@plinth/domain/jobs/interview-round';
import { CURRENCY, ID, PAGE } from './common-texts.ts';
import type { VerbHelp } from './verb-help.ts';

/** The verbs for openings and placement. */
export const careersHelp: Record<string, VerbHelp> = {
  jobs: {
    options: {
      '--round': `Which round of an application: ${INTERVIEW_ROUNDS.join(', ')}.`,
      '--status': 'Where that round stands: scheduled, cleared or not_cleared. Default: scheduled.',
      '--say': 'What the applicant reads with it. Default: nothing.',
      '--offer': 'The yearly salary of an offer, such as 600000.',
      '--currency': CURRENCY,
      '--close': 'Closes an opening; why.',
    },
    examples: [
      'school jobs openings.yaml',
      `school jobs ${ID} --round TECHNICAL --status cleared`,
      `school jobs ${ID} --close "Filled"`,
    ],
  },
  placement: {
    options: {
      '--status': 'Only learners of one status. Default: all.',
      '--page': PAGE,
      '--form-date': `The last day to fill the form, to its end in ${DEFAULT_TIMEZONE}.`,
      '--start-date': `From which day openings are shown, in ${DEFAULT_TIMEZONE}.`,
      '--not-eligible': 'Why a learner may not take part.',
      '--eligible': 'The learner may take part.',
      '--placed': 'The learner has work.',
      '--not-placed': 'The learner no longer has work.',
      '--accept': 'Takes the form that was filled.',
      '--ask': 'What is to be put right in the form.',
      '--reject': 'Why the form is refused.',
      '--messages': 'Reads what learners wrote.',
    },
    examples: [
      'school placement BIM_A-14',
      'school placement BIM_A-14 --form-date 2027-01-31 --start-date 2027-02-15',
      'school placement BIM_A-14 asha@example.org --ask "The portfolio does not open"',
    ],
  },
};
