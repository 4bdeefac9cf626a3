/** The database has the schema of another version, and no migration of this version continues from it. */
export class SchemaMismatch extends Error {
  constructor(migration: string) {
    super(
      `The database was made by another version of Plinth (migration ${migration} differs). Start it with that version; ` +
        'a demonstration school can be recreated with `pnpm school seed --fresh`.',
    );
    this.name = 'SchemaMismatch';
  }
}
