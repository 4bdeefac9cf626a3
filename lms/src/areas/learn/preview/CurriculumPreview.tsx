import { NAMESPACES } from '@plinth/domain/curriculum/namespaces';
import { useSearch } from '@tanstack/react-router';
import { textOf } from '../../../shell/search-values.ts';
import { CurriculumPage } from '../curriculum/CurriculumPage.tsx';
import type { PreviewProps } from './preview-props.ts';

/** The course as its mentors read it: everything is open and nothing is recorded (D-35, ROUTE-32, ROUTE-69, ROUTE-71). */
export function CurriculumPreview({ cohortId, area }: PreviewProps) {
  const search: Record<string, unknown> = useSearch({ strict: false });
  return (
    <CurriculumPage
      part={{
        cohortId,
        namespace: NAMESPACES.find((name) => name === search.namespace) ?? 'LEARNING',
        isPreview: true,
        area,
      }}
      moduleId={textOf(search.mid) ?? textOf(search.tid) ?? null}
      nodeId={textOf(search.cid) ?? null}
    />
  );
}
