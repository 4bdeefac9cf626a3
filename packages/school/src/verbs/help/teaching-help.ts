import { RISK_REASONS } from '@plinth/domain/cohorts/learner-risk';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { DEFAULT_GROUP_SIZE } from '@plinth/domain/groups/group-size';
import { ID, PAGE, UNTIL, YES } from './common-texts.ts';
import type { VerbHelp } from './verb-help.ts';

/** The verbs for courses and teaching. */
export const teachingHelp: Record<string, VerbHelp> = {
  import: {
    options: { '--yes': 'Publishes without asking. Default: shows what changes, then asks.' },
    examples: [
      'school import packages/school/courses/bim-a',
      'school import packages/school/courses/bim-a --yes',
    ],
  },
  export: {
    options: { '--version': 'The number of a published version. Default: the latest.' },
    examples: ['school export BIM_A ~/courses/bim-a', 'school export BIM_A ~/old --version 2'],
  },
  cohorts: {
    options: {
      '--search': 'Only those whose name or course has these words.',
      '--status': 'Only those of one status; with set, the status it gets.',
      '--page': PAGE,
      '--start': 'The first day of a new cohort.',
      '--time': 'The clock time of its sessions. Default: 10:00.',
      '--zone': `The zone of its dates. Default: ${DEFAULT_TIMEZONE}.`,
      '--holiday': 'A day without anything; can be given several times.',
      '--course': 'The course it teaches. Default: the product’s own.',
      '--lead': 'The address of its lead mentor. Default: nobody yet.',
      '--seats': 'How many learners it takes. Default for a new one: 40.',
      '--group-size': `How many learners a group takes. Default for a new one: ${DEFAULT_GROUP_SIZE}.`,
      '--onboarding': 'It begins with the onboarding. Default: without.',
      '--on': 'Switches something on, such as leaderboard; can be given several times.',
      '--off': 'Switches something off; can be given several times.',
      '--until': 'The last day for learners who get more time.',
      '--yes': YES,
    },
    examples: [
      'school cohorts --search BIM',
      'school cohorts create BIM_A-15 --start 2027-02-01 --holiday 2027-03-08',
      'school cohorts set BIM_A-14 --seats 30 --on leaderboard --off nudges',
      'school cohorts close BIM_A-14',
      'school cohorts more-time BIM_A-14 asha@example.org --until 2027-03-31',
    ],
  },
  groups: {
    options: {
      '--number': 'How many groups there shall be.',
      '--size': 'How many learners a group shall take.',
      '--rebalance': 'As many groups as there are, with even numbers.',
      '--group': 'The group, by its title.',
      '--to': 'The guide or group to give; nobody or none removes it.',
      '--role': 'guide or lead. Default: guide.',
      '--from': 'Who goes; all that is open passes to --to. Default: nobody goes.',
      '--title': 'What the group is called from now on.',
      '--yes': YES,
    },
    examples: [
      'school groups BIM_A-14',
      'school groups make BIM_A-14 --size 12',
      'school groups guide BIM_A-14 --group "Studio A" --to guide@example.org',
      'school groups move BIM_A-14 asha@example.org --to "Studio B"',
      'school groups mentor BIM_A-14 --role lead --from old@example.org --to new@example.org',
    ],
  },
  health: {
    options: {
      '--search': 'Only those whose name has these words.',
      '--group': 'Only those of one group, by its title. Default: all.',
      '--risk': `Only those at risk: ANY, ${RISK_REASONS.join(', ')}. Default: all.`,
      '--page': PAGE,
      '--csv': 'Writes all of them into this new file.',
    },
    examples: ['school health BIM_A-14 --risk any', 'school health BIM_A-14 --csv health.csv'],
  },
  sessions: {
    options: {
      '--attendance': 'A CSV file of participants, as meeting providers give it.',
      '--came': 'The address of a learner who came; can be given several times.',
      '--absent': 'The address of a learner who did not; can be given several times.',
      '--ask': 'A feedback form with a question of stars.',
      '--page': 'The page that asks. Default: dashboard.',
      '--until': `${UNTIL} Default: until it is closed.`,
      '--checklist': 'Shows what is checked before the sessions of a course.',
      '--set': 'With --checklist: a YAML file with the course’s own list.',
      '--school': 'With --checklist: the course goes back to the school’s list.',
    },
    examples: [
      'school sessions BIM_A-14',
      `school sessions ${ID} --attendance participants.csv`,
      `school sessions ${ID} --came asha@example.org`,
      'school sessions BIM_A --checklist --set checklist.yaml',
    ],
  },
  slots: {
    options: {
      '--guide': 'The address of a guide of the cohort.',
      '--day': 'The day of the interviews.',
      '--at': `When a slot begins, in ${DEFAULT_TIMEZONE}; can be given several times.`,
      '--close': 'Closes the slots that are named; who booked one is notified.',
      '--reason': 'Why, with --close.',
    },
    examples: [
      'school slots BIM_A-14',
      'school slots BIM_A-14 --guide guide@example.org --day 2027-01-31 --at 10:00 --at 10:45',
      `school slots ${ID} --close --reason "Ill"`,
    ],
  },
  'evaluation-form': {
    examples: ['school evaluation-form BIM_A', 'school evaluation-form BIM_A interview.yaml'],
  },
};
