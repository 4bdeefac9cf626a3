import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { exportPersonData } from '@plinth/api-server/services/people/export-person-data';
import { findByAddress } from '@plinth/api-server/services/people/find-by-address';
import { Email } from '@plinth/domain/fields/email';
import * as z from 'zod/mini';
import { withSchool } from '../../with-school.ts';
import { readAs } from '../read-as.ts';
import type { VerbContext } from '../verbs.ts';
import { writeNewFile } from '../write-new-file.ts';

/** Writes everything that the school stores about a person to a new file. */
export async function exportPersonLines(
  names: string[],
  _values: unknown,
  context: VerbContext,
): Promise<void> {
  const [address, file] = readAs(
    z.tuple([Email, z.string().check(z.minLength(1))]),
    names,
    'Say whose data and into which file: `school people export ADDRESS FILE`.',
  );
  await withSchool(context, async (deps) => {
    const { userId } = await findByAddress(deps, address);
    const { body } = await exportPersonData(deps, COMMAND, { userId });
    await writeNewFile(file, body);
    context.print(`Everything the school keeps about ${address} is in ${file}.`);
  });
}
