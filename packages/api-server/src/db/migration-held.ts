/** Other transactions used what a migration changes for as long as it was retried. None of it was applied. */
export class MigrationHeld extends Error {
  constructor(migration: string) {
    super(
      `Migration ${migration} found what it changes in use for too long, and nothing of it was made. Something holds a ` +
        'table without a pause, such as a dump or a transaction someone left open: end it, and start again.',
    );
    this.name = 'MigrationHeld';
  }
}
