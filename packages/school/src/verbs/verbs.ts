export type VerbContext = {
  env: Record<string, string | undefined>;
  /** Prints one line for the person at the keyboard. */
  print: (line: string) => void;
};

export type Verb = {
  /** One line for `school --help`. */
  summary: string;
  /** The options as typed, for `school <verb> --help`. */
  options?: string;
  /** @throws Fault, with the line to show and the exit code */
  run: (args: string[], context: VerbContext) => Promise<void>;
};

/** Every verb of `school`. Each has its own file, loaded only when it is used. */
export const verbs: Record<string, Verb> = {
  start: {
    summary: 'Builds what changed, starts the database and serves the school at one address.',
    options: '[--no-build] [--role web|worker|all]',
    run: async (args, context) => (await import('./start.ts')).start(args, context),
  },
  dev: {
    summary: 'Serves the school with hot reload of site, app and server.',
    run: async (args, context) => (await import('./dev.ts')).dev(args, context),
  },
  build: {
    summary: 'Builds the site and the app when a source of them has changed.',
    run: async (args, context) => (await import('./build.ts')).build(args, context),
  },
  config: {
    summary: 'Lists every environment variable with its default and current value, and all faults.',
    run: async (args, context) => (await import('./config.ts')).config(args, context),
  },
  migrate: {
    summary: 'Brings the database to the schema of this version.',
    run: async (args, context) => (await import('./migrate.ts')).migrateVerb(args, context),
  },
  seed: {
    summary: 'Plants the demonstration school; --fresh empties the database first.',
    options: '[--fresh [--yes]] [--large]',
    run: async (args, context) => (await import('./seed.ts')).seed(args, context),
  },
  backup: {
    summary: 'Writes the database and the files into a folder, also while the school runs.',
    options: '[folder]',
    run: async (args, context) => (await import('./backup.ts')).backup(args, context),
  },
  restore: {
    summary: 'Loads a backup into an empty database.',
    options: '<folder>',
    run: async (args, context) => (await import('./restore.ts')).restore(args, context),
  },
  import: {
    summary: 'Checks a course folder, shows what it changes for learners, and publishes it.',
    options: '<folder> [--yes]',
    run: async (args, context) => (await import('./import.ts')).importCourse(args, context),
  },
  export: {
    summary: 'Writes a course back as the folder it was published from.',
    options: '<course> <folder> [--version N]',
    run: async (args, context) => (await import('./export.ts')).exportCourse(args, context),
  },
  owner: {
    summary: 'Prints the link by which the first owner of a school without one comes in.',
    options: '<address>',
    run: async (args, context) => (await import('./owner.ts')).owner(args, context),
  },
  'second-factor': {
    summary: 'Takes the second factor from someone who lost it.',
    options: 'remove <email>',
    run: async (args, context) => (await import('./second-factor.ts')).secondFactor(args, context),
  },
  people: {
    summary:
      'Says what merging two accounts of one person or erasing someone does, and does it with --yes; exports all that is kept about a person.',
    options:
      'merge <kept address> <other address> [--yes] | export <address> <file> | erase <address> [--reason REASON] [--yes]',
    run: async (args, context) => (await import('./people.ts')).people(args, context),
  },
  enrolments: {
    summary:
      'Lists the places of a cohort, enrols one person or a file of people, pauses, blocks, cancels or brings back a place, or moves it to another cohort; says what it means and does it with --yes.',
    options:
      '<cohort> [--page N] | <cohort> --enrol ADDRESS [--name NAME] --currency INR|USD|--free [--yes] | <cohort> --file <people.csv> --currency INR|USD|--free [--yes] | <cohort> --pause|--block|--cancel|--bring-back ADDRESS [--reason REASON] [--yes] | <cohort> --move ADDRESS --to COHORT [--reason REASON] [--yes]',
    run: async (args, context) => (await import('./enrolments.ts')).enrolments(args, context),
  },
  audit: {
    summary: 'Lists what staff have changed, the latest first, or writes it into a CSV file.',
    options:
      '[--search WORDS] [--person ADDRESS] [--source SOURCE] [--from YYYY-MM-DD] [--to YYYY-MM-DD] [--page N] | --csv FILE',
    run: async (args, context) => (await import('./audit.ts')).audit(args, context),
  },
  applications: {
    summary: 'Lists applications, oldest first, or shows one with all its answers.',
    options: '[<application>] [--status STATUS] [--page N]',
    run: async (args, context) => (await import('./applications.ts')).applications(args, context),
  },
  offer: {
    summary:
      'Sends the offer to an application, without a scholarship unless one is typed, or declines it; an email says so. --until moves the last day of an open one.',
    options:
      '<application> [--scholarship AMOUNT|rule] [--deadline DAYS] | <application> --until TIME | <application> --decline',
    run: async (args, context) => (await import('./offer.ts')).offer(args, context),
  },
  orders: {
    summary:
      'Lists orders, shows one with its payments and ledger, cancels it, or gives more time for its next instalment; an email says so.',
    options:
      '[<order>] [--status STATUS] [--email ADDRESS] [--page N] | <order> --cancel REASON | <order> --extend YYYY-MM-DD --reason REASON',
    run: async (args, context) => (await import('./orders.ts')).orders(args, context),
  },
  refund: {
    summary:
      'Gives money back of a payment through its provider, in full or in part, or records that staff did; lists refunds that are not done.',
    options: '| <payment> --reason REASON [--amount AMOUNT --key KEY] [--by-hand]',
    run: async (args, context) => (await import('./refund.ts')).refund(args, context),
  },
  flagged: {
    summary: 'Lists payments that do not fit their order, takes one for what is due, or gives it back.',
    options: '| <payment> --accept | <payment> --return REASON',
    run: async (args, context) => (await import('./flagged.ts')).flagged(args, context),
  },
  reconcile: {
    summary:
      'Lists what does not match in payments, ledger, orders and at the providers; exit code 1 if anything.',
    options: '[--days N]',
    run: async (args, context) => (await import('./reconcile.ts')).reconcile(args, context),
  },
  products: {
    summary: 'Lists what the school sells, makes or changes a product of its own, or takes one off sale.',
    options:
      '| <code> [--title TEXT] [--description TEXT] [--page SLUG] [--type TYPE] [--cohorts TYPE] [--weeks N] [--inr AMOUNT] [--usd AMOUNT] [--booking-inr AMOUNT] [--booking-usd AMOUNT] | <code> --off-sale | <code> --on-sale',
    run: async (args, context) => (await import('./products.ts')).products(args, context),
  },
  vouchers: {
    summary: 'Lists vouchers with their uses, makes one, or ends one.',
    options:
      '| <code> --currency INR|USD --discount AMOUNT|--percent N [--product CODE] [--uses N] [--per-person N] [--until YYYY-MM-DD] | <code> --end',
    run: async (args, context) => (await import('./vouchers.ts')).vouchers(args, context),
  },
  referrals: {
    summary: 'Lists referrers who are owed a reward, or records that one was paid.',
    options: '| <address> --paid REFERENCE',
    run: async (args, context) => (await import('./referrals.ts')).referrals(args, context),
  },
  'run-jobs': {
    summary: 'Runs at once what happens by the clock: reminders, charges, refunds, mornings of email.',
    options: '[<job>]...',
    run: async (args, context) => (await import('./run-jobs.ts')).runJobs(args, context),
  },
  jobs: {
    summary:
      'Lists the openings of employers or who applied for one, imports openings, moves a round, makes an offer, closes an opening.',
    options:
      '| <openings.yaml> | <opening> [--close REASON] | <application> --round ROUND [--status scheduled|cleared|not_cleared] [--say TEXT] | <application> --offer AMOUNT --currency INR|USD [--say TEXT]',
    run: async (args, context) => (await import('./jobs.ts')).jobs(args, context),
  },
  placement: {
    summary:
      'Lists where the learners of a cohort stand with placement, sets its dates, decides about a learner, or reads messages.',
    options:
      '<cohort> [--status STATUS] [--page N] | <cohort> --form-date YYYY-MM-DD [--start-date YYYY-MM-DD] | <cohort> <address> --not-eligible REASON|--eligible|--placed|--not-placed|--accept|--ask REMARK|--reject REMARK | <cohort> --messages [--page N]',
    run: async (args, context) => (await import('./placement.ts')).placement(args, context),
  },
  earnings: {
    summary:
      'Lists what mentors are owed, sets what work brings, makes the transfers of a month, records what the bank did, and corrects a piece of work.',
    options:
      '| rates | rates <work> --amount AMOUNT [--currency INR|USD] [--from YYYY-MM-DD] [--person ADDRESS] | currency --person ADDRESS --currency INR|USD | pay --month YYYY-MM [--csv FILE] | paid <transfer>|--month YYYY-MM --reference REFERENCE [--person ADDRESS] | returned <transfer> --reason REASON | work --person ADDRESS --month YYYY-MM | correct <work> --amount AMOUNT --reason REASON',
    run: async (args, context) => (await import('./earnings.ts')).earnings(args, context),
  },
  feedback: {
    summary: 'Lists feedback forms that are asked, asks one on a page of a cohort, or stops asking one.',
    options:
      '| <form.yaml> --page PAGE [--cohort PRODUCT-BATCH] [--audience WHO]... [--category CATEGORY] [--position middle|bottom] [--mandatory] [--until TIME] | <event> --close',
    run: async (args, context) => (await import('./feedback.ts')).feedback(args, context),
  },
  cohorts: {
    summary: 'Lists cohorts, plans and makes one from a course and a date, sets what one has, or closes it.',
    options:
      '[--search WORDS] [--status STATUS] [--page N] | create <cohort> --start YYYY-MM-DD [--time HH:MM] [--zone ZONE] [--holiday YYYY-MM-DD]... [--course CODE] [--lead ADDRESS] [--seats N] [--group-size N] [--onboarding] [--yes] | set <cohort> [--seats N] [--group-size N] [--status STATUS] [--on SWITCH]... [--off SWITCH]... | close <cohort> [--yes] | more-time <cohort> <address>... --until YYYY-MM-DD',
    run: async (args, context) => (await import('./cohorts.ts')).cohorts(args, context),
  },
  groups: {
    summary:
      'Lists the groups of a cohort with their guides and what is waiting, creates or rebalances them, moves learners, changes who guides or leads, gives a payer without a seat one.',
    options:
      '<cohort> | make <cohort> --number N|--size N|--rebalance [--yes] | guide <cohort> --group TITLE --to ADDRESS|nobody | move <cohort> <address>... --to TITLE|none | mentor <cohort> [--role guide|lead] [--from ADDRESS] [--to ADDRESS] | rename <cohort> --group TITLE --title TITLE | remove <cohort> --group TITLE | seat <cohort> <order>',
    run: async (args, context) => (await import('./groups.ts')).groups(args, context),
  },
  health: {
    summary: 'Shows how a cohort does and its learners, those most at risk first.',
    options: '<cohort> [--search WORDS] [--group TITLE] [--risk REASON] [--page N] | <cohort> --csv FILE',
    run: async (args, context) => (await import('./health.ts')).health(args, context),
  },
  announcements: {
    summary:
      'Lists announcements, writes one to the school, a cohort or a group, withdraws one, or lists who has read one.',
    options:
      '[--search WORDS] [--status STATUS] [--cohort COHORT] [--page N] | write --title TITLE --text TEXT|--file FILE [--cohort COHORT [--group TITLE]] [--state STATE]... [--mentors also|only] [--at TIME] [--yes] | withdraw <announcement> [--yes] | readers <announcement> [--unread] [--page N]',
    run: async (args, context) => (await import('./announcements.ts')).announcements(args, context),
  },
  identity: {
    summary: 'Lists identity documents, shows or copies out those of a person, accepts or refuses them.',
    options:
      '[--status STATUS] [--search WORDS] [--page N] | <address> | <address> --save FOLDER | <address> --accept | <address> --refuse REASON',
    run: async (args, context) => (await import('./identity.ts')).identity(args, context),
  },
  certificates: {
    summary: 'Lists the certificates of a cohort, revokes one, or reissues it with the current name.',
    options: '<cohort> [--page N] | revoke <number> --reason REASON | reissue <number> --reason REASON',
    run: async (args, context) => (await import('./certificates.ts')).certificates(args, context),
  },
  sessions: {
    summary:
      'Lists the live sessions of a cohort, records who came to one, asks its learners to rate one, or sets what is checked before the sessions of a course.',
    options:
      '<cohort> | <session> --attendance <participants.csv> | <session> [--came ADDRESS]... [--absent ADDRESS]... | <session> --ask <form.yaml> [--page PAGE] [--until TIME] | <course> --checklist [--set <items.yaml>|--school]',
    run: async (args, context) => (await import('./sessions.ts')).sessions(args, context),
  },
  slots: {
    summary:
      'Lists the interview slots of a cohort, opens some for a guide, or closes some; who booked is notified.',
    options:
      '<cohort> | <cohort> --guide ADDRESS --day YYYY-MM-DD --at HH:MM [--at HH:MM]... | <slot>... --close [--reason REASON]',
    run: async (args, context) => (await import('./slots.ts')).slots(args, context),
  },
  'evaluation-form': {
    summary: 'Shows what guides answer about the interviews of a course, or sets it from a YAML file.',
    options: '<course> [<form.yaml>]',
    run: async (args, context) => (await import('./evaluation-form.ts')).evaluationForm(args, context),
  },
  emi: {
    summary:
      'Lists EMI applications, shows one, copies its documents out, approves it or sends it back, and takes what the partner paid.',
    options:
      '[<application>] [--status STATUS] [--page N] | <application> --save FOLDER | <application> --approve | <application> --reject REMARK [--document KIND]... | <application> --declined REMARK | <application> --paid REFERENCE --amount AMOUNT',
    run: async (args, context) => (await import('./emi.ts')).emi(args, context),
  },
};
