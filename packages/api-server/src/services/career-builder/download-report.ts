import { careerRoleOf } from '@plinth/domain/career-builder/career-roles';
import type { Region } from '@plinth/domain/catalog/region';
import type { RequestFacts } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { readSchoolName } from '../first-run/read-school-name.ts';
import { findCareerAttempt } from './read-result.ts';

/**
 * The report of one attempt as a PDF, by its token, with the addresses of the courses as a region has them.
 * @throws Refusal NOT_FOUND unknown, GONE expired
 */
export async function downloadCareerReport(
  deps: Deps,
  request: Pick<RequestFacts, 'clientOrigin'>,
  { token, region = 'INDIA' }: { token: string; region?: Region | undefined },
): Promise<File> {
  const { firstName, result, createdAt } = await findCareerAttempt(deps, token);
  const { title } = careerRoleOf(result.careerType);
  // The drawing modules are the largest of the server, and few calls need them.
  const { renderCareerReport } = await import('./render-report.ts');
  const pdf = await renderCareerReport({
    school: await readSchoolName(deps),
    firstName,
    role: title,
    result,
    answeredAt: createdAt.toISOString(),
    origin: request.clientOrigin,
    region,
  });
  const name = `profile-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.pdf`;
  return new File([new Uint8Array(pdf)], name, { type: 'application/pdf' });
}
