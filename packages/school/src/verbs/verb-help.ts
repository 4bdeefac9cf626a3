import { ANNOUNCEMENT_STATES } from '@plinth/domain/announcements/announcement';
import { AUDIT_SOURCES } from '@plinth/domain/audit-entries/audit-entry';
import { PRODUCT_TYPES } from '@plinth/domain/catalog/product-type';
import { COHORT_TYPES } from '@plinth/domain/cohorts/cohort-type';
import { RISK_REASONS } from '@plinth/domain/cohorts/learner-risk';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { OFFICE_PLACE_STATES } from '@plinth/domain/enrolments/office-place-state';
import { FEEDBACK_CATEGORIES } from '@plinth/domain/feedback/feedback-category';
import { DEFAULT_GROUP_SIZE } from '@plinth/domain/groups/group-size';
import { INTERVIEW_ROUNDS } from '@plinth/domain/jobs/interview-round';
import { REVIEW_STATUSES } from '@plinth/domain/reviews/review-status';

type VerbHelp = {
  /** What each option accepts and does, with its default. */
  options?: Record<string, string>;
  /** Complete commands as typed. */
  examples: readonly string[];
};

const PAGE = 'Which page of the list. Default: 1.';
const YES = 'Does it. Default: it is only said what would happen.';
const CURRENCY = 'INR or USD.';
const UNTIL = `A day, which counts whole, or a time such as 2027-01-31T18:30, in ${DEFAULT_TIMEZONE}.`;
const ID = '01a1b2c3-d4e5-7f60-8a9b-0c1d2e3f4a5b';

/** What `school <verb> --help` prints besides summary and usage. */
export const verbHelp: Record<string, VerbHelp> = {
  start: {
    options: {
      '--no-build': 'Serves what is built already. Default: what changed is built first.',
      '--role':
        'web answers, worker sends emails and runs jobs; any number of each on one DATABASE_URL. Default: all, both.',
    },
    examples: [
      'school start',
      'PORT=4400 PLINTH_HOME=~/trial school start',
      'PORT=4322 school start --role worker',
    ],
  },
  dev: { examples: ['school dev'] },
  build: { examples: ['school build'] },
  config: { examples: ['school config', 'school config | head -20'] },
  migrate: { examples: ['school migrate'] },
  seed: {
    options: {
      '--fresh': 'Empties the database first. Default: a school that is planted stays as it is.',
      '--yes': 'Does not ask before emptying.',
      '--large':
        'Puts 10,000 learners, 100,000 queries and two million steps beside it, to measure with. What is there stays.',
    },
    examples: ['school seed', 'school seed --fresh --yes', 'school seed --large'],
  },
  backup: { examples: ['school backup', 'school backup /safe/place/2027-01-31'] },
  restore: {
    examples: [
      'DATABASE_URL= DATABASE_DIRECT_URL= PLINTH_HOME=/tmp/trial school restore /safe/place/2027-01-31',
    ],
  },
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
  owner: { examples: ['school owner you@example.org'] },
  'second-factor': { examples: ['school second-factor remove someone@example.org'] },
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
  applications: {
    options: {
      '--status': 'Only those of one status, such as APPLICATION_FILLED. Default: all.',
      '--page': PAGE,
    },
    examples: ['school applications --status APPLICATION_FILLED', `school applications ${ID}`],
  },
  offer: {
    options: {
      '--scholarship':
        'What comes off the fee, such as 15000; `rule` gives what the school gives a complete application. Default: nothing.',
      '--deadline': 'Days to accept in, 1 to 90. Default: as the school’s rule says.',
      '--until': `The new last day of an open offer. ${UNTIL}`,
      '--decline': 'Declines instead; an email says so.',
    },
    examples: [
      `school offer ${ID}`,
      `school offer ${ID} --scholarship 15000 --deadline 7`,
      `school offer ${ID} --until 2027-01-31`,
      `school offer ${ID} --decline`,
    ],
  },
  orders: {
    options: {
      '--status': 'Only those of one status, such as PAYMENT_ONGOING. Default: all.',
      '--email': 'Only those of one payer.',
      '--page': PAGE,
      '--cancel': 'Why the order ends. No money goes back by it.',
      '--extend': `The day until which the next instalment may be paid, to its end in ${DEFAULT_TIMEZONE}. Later ones that would be due by then move along.`,
      '--reason': 'Why, with --extend.',
    },
    examples: [
      'school orders --email asha@example.org',
      `school orders ${ID} --extend 2027-01-31 --reason "Between two jobs"`,
      `school orders ${ID} --cancel "Asked to"`,
    ],
  },
  refund: {
    options: {
      '--reason': 'Why; the payer reads it.',
      '--amount': 'How much, such as 2000. Default: all that is left of the payment.',
      '--key': 'A word of your choice; needed with --amount: sent again it is the same refund.',
      '--by-hand': 'Records that staff gave it back. Default: the provider gives it back.',
    },
    examples: [
      'school refund',
      `school refund ${ID} --amount 2000 --reason "Moved to a shorter course" --key ticket-17`,
      `school refund ${ID} --reason "Withdrew in the first week"`,
    ],
  },
  flagged: {
    options: {
      '--accept': 'Takes the payment for what is due.',
      '--return': 'Gives it back; why, for the payer.',
    },
    examples: [
      'school flagged',
      `school flagged ${ID} --accept`,
      `school flagged ${ID} --return "Paid twice"`,
    ],
  },
  reconcile: {
    options: { '--days': 'How many days back, 1 to 400. Default: 2.' },
    examples: ['school reconcile', 'school reconcile --days 30'],
  },
  products: {
    options: {
      '--title': 'What it is called.',
      '--description': 'A sentence or two for its page.',
      '--page':
        'The last part of the address of its page, such as timber-design. Default: none, it is sold by offer.',
      '--type': `${PRODUCT_TYPES.join(' or ')}. Default: SPECIALIZATION.`,
      '--cohorts': `What its cohorts are: ${COHORT_TYPES.join(', ')}.`,
      '--weeks': 'How long it runs.',
      '--inr': 'Its price in whole rupees; a must for a code without an ending.',
      '--usd': 'Its price in whole dollars; a must for a code that ends with _US or _ME.',
      '--booking-inr':
        'The first payment of plans that have one. Default: 10,000, or the price if that is less.',
      '--booking-usd': 'The same in dollars. Default: 100, or the price if that is less.',
      '--off-sale': 'Takes it off sale; what was bought and offered before stands.',
      '--on-sale': 'Puts it on sale again.',
    },
    examples: [
      'school products',
      'school products TIMBER --title "Timber Design" --cohorts BIM_A --weeks 12 --inr 60000 --page timber-design',
      'school products TIMBER --inr 65000',
      'school products TIMBER --off-sale',
    ],
  },
  vouchers: {
    options: {
      '--currency': CURRENCY,
      '--discount': 'What it takes off, such as 5000.',
      '--percent': 'What it takes off the price after a scholarship, 1 to 100.',
      '--product': 'The product it is for, such as BIM_A. Default: every product.',
      '--uses': 'How often in total. Default: 1.',
      '--per-person': 'How often for one person. Default: 1.',
      '--until': `The last day it can be used, to its end in ${DEFAULT_TIMEZONE}. Default: no end.`,
      '--end': 'It comes off no further order.',
    },
    examples: [
      'school vouchers',
      'school vouchers SPRING-27 --currency INR --discount 5000 --uses 20 --until 2027-06-30',
      'school vouchers SPRING-27 --end',
    ],
  },
  referrals: {
    options: { '--paid': 'The reference of the transfer by which staff paid the reward.' },
    examples: ['school referrals', 'school referrals asha@example.org --paid UTR-20270131-7'],
  },
  'run-jobs': { examples: ['school run-jobs', 'school run-jobs send-refunds mail-digests'] },
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
  earnings: {
    options: {
      '--amount': 'What one piece of work brings, such as 1500.',
      '--currency': CURRENCY,
      '--from': 'From which day a rate counts. Default: today.',
      '--person': 'The address of one mentor. Default: all.',
      '--month': 'A month such as 2027-01.',
      '--csv': 'Writes the transfers of the month into this file for the bank.',
      '--reference': 'The reference of the transfer at the bank.',
      '--reason': 'Why a transfer came back, or a piece of work is corrected.',
    },
    examples: [
      'school earnings',
      'school earnings rates SESSION --amount 1500 --currency INR',
      'school earnings pay --month 2027-01 --csv transfers.csv',
      'school earnings paid --month 2027-01 --reference UTR-20270205',
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
  emi: {
    options: {
      '--status': 'Only those of one status. Default: all.',
      '--page': PAGE,
      '--save': 'A folder into which the documents are copied; they are identity documents.',
      '--approve': 'It goes to the partner.',
      '--reject': 'Sends it back; what is to be put right.',
      '--document': 'With --reject: a kind of document to be replaced; can be given several times.',
      '--declined': 'The partner declined; what the applicant reads.',
      '--paid': 'The partner’s reference of the transfer.',
      '--amount': 'With --paid: what arrived, such as 90000.',
    },
    examples: [
      'school emi --status IN_REVIEW',
      `school emi ${ID} --reject "The page with the address is missing"`,
      `school emi ${ID} --paid LOAN-4711 --amount 90000`,
    ],
  },
};
