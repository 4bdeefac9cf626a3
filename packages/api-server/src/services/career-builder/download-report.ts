import { careerRoleOf } from '@plinth/domain/career-builder/career-roles';
import type { Deps } from '../../deps.ts';
import { findCareerAttempt } from './read-result.ts';
import { renderCareerReport } from './render-report.ts';

/** The report of one attempt as a PDF, by its token. @throws Refusal NOT_FOUND unknown, GONE expired */
export async function downloadCareerReport(deps: Deps, token: string): Promise<File> {
  const { firstName, result, createdAt } = await findCareerAttempt(deps, token);
  const { title } = careerRoleOf(result.careerType);
  const pdf = await renderCareerReport({
    school: deps.settings.SCHOOL_NAME,
    firstName,
    role: title,
    result,
    answeredAt: createdAt.toISOString(),
  });
  const name = `profile-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.pdf`;
  return new File([new Uint8Array(pdf)], name, { type: 'application/pdf' });
}
