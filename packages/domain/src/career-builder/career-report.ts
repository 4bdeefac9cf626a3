import type { Region } from '../catalog/region.ts';
import { careerBuilderPath } from '../navigation/career-builder-path.ts';

/** How long a result and its link can be opened, in days. */
export const CAREER_RESULT_DAYS = 90;

/** How long after that an expired link is distinguished from an unknown one, in days; then the attempt is deleted. */
export const CAREER_EXPIRED_DAYS = 30;

/** The page of a region that a result opens on, by its token. */
export function careerReportPath(resultToken: string, region: Region = 'INDIA'): string {
  return `${careerBuilderPath(region)}/report?token=${encodeURIComponent(resultToken)}`;
}
