import { useNavigate, useSearch } from '@tanstack/react-router';
import { assessmentHref, readAssessmentSearch } from './assessment-search.ts';
import { OneReportPage } from './OneReportPage.tsx';
import { ReportQueue } from './ReportQueue.tsx';

/** The hand-ins of the guide's learners: the queue, or one hand-in. */
export function TaskAssessmentPage({ cohortId }: { cohortId: string }) {
  const navigate = useNavigate();
  const search = readAssessmentSearch(useSearch({ strict: false }));
  const go = (next: typeof search, isReplacing = false) =>
    void navigate({ href: assessmentHref(cohortId, next), replace: isReplacing });
  return search.report ? (
    <OneReportPage key={search.report} cohortId={cohortId} search={search} reportId={search.report} />
  ) : (
    <ReportQueue cohortId={cohortId} search={search} onSearch={go} />
  );
}
