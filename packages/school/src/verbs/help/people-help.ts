import { ANNOUNCEMENT_STATES } from '@plinth/domain/announcements/announcement';
import { AUDIT_SOURCES } from '@plinth/domain/audit-entries/audit-entry';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { OFFICE_PLACE_STATES } from '@plinth/domain/enrolments/office-place-state';
import { FEEDBACK_CATEGORIES } from '@plinth/domain/feedback/feedback-category';
import { REVIEW_STATUSES } from '@plinth/domain/reviews/review-status';
import { CURRENCY, ID, PAGE, UNTIL, YES } from './common-texts.ts';
import type { VerbHelp } from './verb-help.ts';

/** The verbs for people and their places. */
export const peopleHelp: Record<string, VerbHelp> = {
  people: {
    options: {
      '--yes': YES,
      '--reason': 'Why, for the audit log. Default: none.',
    },
    examples: [
      'school people merge kept@example.org other@example.org',
      'school people export someone@example.org someone.json',
      'school people erase someone@example.org --reason "Asked by letter" --yes',
    ],
  },
  enrolments: {
    options: {
      '--page': PAGE,
      '--enrol': 'The address of someone who gets a place.',
      '--file': 'A CSV file of people who get places, with the columns Email and First name.',
      '--name': 'The name of someone who has no account yet.',
      '--currency': `An order is due from each who is enrolled, in this currency: ${CURRENCY}`,
      '--free': 'Nothing is due from those who are enrolled.',
      '--pause': 'The address of a learner whose place rests.',
      '--block': 'The address of a learner who is kept out.',
      '--cancel': 'The address of a learner whose place ends.',
      '--bring-back': 'The address of a learner who continues.',
      '--move': 'The address of a learner who goes to another cohort.',
      '--to': 'The cohort to move to.',
      '--reason': 'Why, for the audit log.',
      '--yes': YES,
    },
    examples: [
      'school enrolments BIM_A-14',
      'school enrolments BIM_A-14 --enrol asha@example.org --name "Asha Rao" --currency INR',
      'school enrolments BIM_A-14 --pause asha@example.org --reason "New job" --yes',
      'school enrolments BIM_A-14 --move asha@example.org --to BIM_A-15 --yes',
    ],
  },
  audit: {
    options: {
      '--search': 'Only those with these words in the action, a name or an address.',
      '--person': 'The address of someone who acted, or who it was about.',
      '--source': `${AUDIT_SOURCES.join(', ')}. Default: all.`,
      '--from': `The first day, in ${DEFAULT_TIMEZONE}. Default: all days.`,
      '--to': 'The last day. Default: today.',
      '--page': PAGE,
      '--csv': 'Writes all of the filter into this new file.',
    },
    examples: [
      'school audit --person asha@example.org --from 2027-01-01',
      'school audit --source command --csv audit.csv',
    ],
  },
  identity: {
    options: {
      '--status': `${REVIEW_STATUSES.join(', ')}. Default: IN_REVIEW.`,
      '--search': 'Only those whose name or address has these words.',
      '--page': PAGE,
      '--save': 'A folder into which the documents are copied.',
      '--accept': 'They are good.',
      '--refuse': 'Why they are not; the person reads it.',
    },
    examples: [
      'school identity',
      'school identity asha@example.org --save papers',
      'school identity asha@example.org --refuse "The photo is cut off"',
    ],
  },
  certificates: {
    options: { '--page': PAGE, '--reason': 'Why; its holder reads it.' },
    examples: [
      'school certificates BIM_A-14',
      'school certificates reissue PL-7K3M-Q9ZT-4HVB --reason "The name was misspelt"',
    ],
  },
  announcements: {
    options: {
      '--search': 'Only those with these words.',
      '--status': `${ANNOUNCEMENT_STATES.join(', ')}. Default: all.`,
      '--cohort': 'The cohort it is for. Default: the whole school.',
      '--group': 'The group of the cohort, by its title. Default: all of it.',
      '--page': PAGE,
      '--title': 'Its title.',
      '--text': 'What it says.',
      '--file': 'A file with what it says, instead of --text.',
      '--state': `${OFFICE_PLACE_STATES.join(', ')}; can be given several times. Default: all who have not left.`,
      '--mentors': 'also tells the mentors too, only leaves the learners out. Default: learners alone.',
      '--at': `When it goes out, such as 2027-01-31T09:00 in ${DEFAULT_TIMEZONE}. Default: at once.`,
      '--unread': 'Only those who have not opened it.',
      '--yes': YES,
    },
    examples: [
      'school announcements --cohort BIM_A-14',
      'school announcements write --cohort BIM_A-14 --title "No class on Friday" --text "The building is closed."',
      `school announcements withdraw ${ID} --yes`,
      `school announcements readers ${ID} --unread`,
    ],
  },
  feedback: {
    options: {
      '--page': 'The last word of the address of the page that asks, such as dashboard.',
      '--cohort': 'Only one cohort, such as BIM_A-14. Default: every cohort.',
      '--audience': 'Who it asks; can be given several times. Default: LEARNER.',
      '--category': `${FEEDBACK_CATEGORIES.join(', ')}. Default: OTHER.`,
      '--position': 'middle or bottom of the page. Default: bottom.',
      '--mandatory': 'Nothing else can be done on the page before. Default: it can be put off.',
      '--until': `${UNTIL} Default: until it is closed.`,
      '--close': 'Stops asking; answers are kept.',
    },
    examples: [
      'school feedback',
      'school feedback half-way.yaml --page dashboard --cohort BIM_A-14 --until 2027-01-31',
      `school feedback ${ID} --close`,
    ],
  },
};
