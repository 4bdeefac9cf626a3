import { useSearch } from '@tanstack/react-router';
import { CurriculumPage } from '../curriculum/CurriculumPage.tsx';
import type { PreviewProps } from './preview-props.ts';
import { readPreviewSearch } from './preview-search.ts';

/** The course as its mentors read it: everything is open and nothing is recorded. */
export function CurriculumPreview({ cohortId, area }: PreviewProps) {
  const { mid, cid, tid, namespace = 'LEARNING' } = readPreviewSearch(useSearch({ strict: false }));
  return (
    <CurriculumPage
      part={{
        cohortId,
        namespace,
        isPreview: true,
        area,
      }}
      moduleId={mid ?? tid ?? null}
      nodeId={cid ?? null}
    />
  );
}
