import type { VerbHelp } from './verb-help.ts';

/** The verbs for operating the school. */
export const operationHelp: Record<string, VerbHelp> = {
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
  'run-jobs': { examples: ['school run-jobs', 'school run-jobs send-refunds mail-digests'] },
  owner: { examples: ['school owner you@example.org'] },
  'second-factor': { examples: ['school second-factor remove someone@example.org'] },
};
