import { expect, it } from 'vitest';
import { anyone } from './handlers.ts';

it('what the address of a call names stands, whatever its body says', () => {
  type Named = { cohortId: string };
  const handler = anyone<Named, Named & { title: string }, unknown>(
    (_deps, value) => value,
    'params',
    'body',
  );
  const input = { params: { cohortId: 'of the address' }, body: { cohortId: 'of another', title: 'Sheets' } };
  expect(handler({ context: { deps: {} } as never, input })).toEqual({
    cohortId: 'of the address',
    title: 'Sheets',
  });
});
