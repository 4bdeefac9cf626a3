export type VerbContext = {
  env: Record<string, string | undefined>;
  /** One line for the person at the keyboard. */
  print: (line: string) => void;
};

export type Verb = {
  /** One line for `school --help`. */
  summary: string;
  /** The options as one types them, for `school <verb> --help`. */
  options?: string;
  /** @throws Fault, with the line that is shown and the exit code */
  run: (args: string[], context: VerbContext) => Promise<void>;
};

/** Every verb of `school`. Each stands in a file of its own, loaded only when it is used. */
export const verbs: Record<string, Verb> = {
  start: {
    summary: 'Builds what changed, starts the database and serves the school at one address.',
    options: '[--no-build]',
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
    summary: 'Lists every environment variable with its default and present value, and all faults.',
    run: async (args, context) => (await import('./config.ts')).config(args, context),
  },
  migrate: {
    summary: 'Brings the database to the schema of this version.',
    run: async (args, context) => (await import('./migrate.ts')).migrateVerb(args, context),
  },
  seed: {
    summary: 'Plants the demonstration school; --fresh empties the database first.',
    options: '[--fresh [--yes]]',
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
  applications: {
    summary: 'Lists applications, oldest first, or shows one with all that was told.',
    options: '[<application>] [--status STATUS] [--page N]',
    run: async (args, context) => (await import('./applications.ts')).applications(args, context),
  },
  offer: {
    summary: 'Sends the offer to an application, or declines it; a mail says so.',
    options: '<application> [--scholarship AMOUNT] [--deadline DAYS] | <application> --decline',
    run: async (args, context) => (await import('./offer.ts')).offer(args, context),
  },
  emi: {
    summary: 'Lists EMI applications, shows one, copies its documents out, approves it or sends it back.',
    options:
      '[<application>] [--status STATUS] [--page N] | <application> --save FOLDER | <application> --approve | <application> --reject REMARK [--document KIND]...',
    run: async (args, context) => (await import('./emi.ts')).emi(args, context),
  },
};
