import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { exportPersonData } from '@plinth/api-server/services/people/export-person-data';
import { findByAddress } from '@plinth/api-server/services/people/find-by-address';
import { Email } from '@plinth/domain/fields/email';
import { withSchool } from '../../with-school.ts';
import type { VerbContext } from '../verbs.ts';
import { writeNewFile } from '../write-new-file.ts';

/** Writes everything that the school stores about a person to a new file. */
export async function exportPersonLines(
  [address, file, ...more]: string[],
  _values: unknown,
  context: VerbContext,
): Promise<void> {
  const wanted = Email.safeParse(address);
  if (!wanted.success || !file || more.length > 0)
    throw new Fault('Say whose data and into which file: `school people export ADDRESS FILE`.', 2);
  await withSchool(context, async (deps) => {
    const { userId } = await findByAddress(deps, wanted.data);
    const { body } = await exportPersonData(deps, COMMAND, { userId });
    await writeNewFile(file, body);
    context.print(`Everything the school keeps about ${wanted.data} is in ${file}.`);
  });
}
