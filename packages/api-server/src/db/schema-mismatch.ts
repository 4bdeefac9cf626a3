/** The database holds the schema of another version, which no migration of this one leads on from. */
export class SchemaMismatch extends Error {
  constructor(migration: string) {
    super(
      `The database was made by another version of Plinth (migration ${migration} differs). Start it with that version; ` +
        'a demonstration school can be made anew with `pnpm school seed --fresh`.',
    );
    this.name = 'SchemaMismatch';
  }
}
