import type { CourseDraft } from '@plinth/domain/courses/course-draft';
import { PACKAGE_MAX_BYTES } from '@plinth/domain/courses/course-outlook';
import { Banner } from '@plinth/ui/Banner';
import { FileInput } from '@plinth/ui/FileInput';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { courseDraftQuery, importIntoDraft } from '../../../../data/office-course-drafts.ts';
import { SideSheet } from '../../list/SideSheet.tsx';
import { CourseFaults } from '../CourseFaults.tsx';
import * as css from '../courses.css.ts';

const MEGABYTES = PACKAGE_MAX_BYTES / 1024 / 1024;

type ImportSheetProps = { draft: CourseDraft; onClose: () => void };

/** Replaces the draft with a package, which can be undone. */
export function ImportSheet({ draft, onClose }: ImportSheetProps) {
  const client = useQueryClient();
  const [percent, setPercent] = useState(0);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = useMutation({
    mutationFn: (chosen: File) =>
      importIntoDraft(draft, chosen, (share) => setPercent(Math.round(share * 100))),
    onSuccess: ({ draft: taken }) =>
      taken && client.setQueryData(courseDraftQuery(draft.code).queryKey, taken),
  });
  const choose = (chosen: File) => {
    take.reset();
    const isTooLarge = chosen.size > PACKAGE_MAX_BYTES;
    setProblem(isTooLarge ? `The file is larger than ${MEGABYTES} MB.` : null);
    setFile(isTooLarge ? null : chosen);
    if (!isTooLarge) take.mutate(chosen);
  };
  const { faults = [] } = take.data ?? {};
  return (
    <SideSheet
      title="Import"
      description="A package replaces everything in the draft. Undo brings it back."
      onClose={onClose}
    >
      <div className={css.sections}>
        <FileInput
          label="Course package"
          hint={`The folder of the course as .zip, up to ${MEGABYTES} MB.`}
          accept=".zip,application/zip"
          file={file && { name: file.name, sizeBytes: file.size }}
          progress={take.isPending ? percent : undefined}
          error={problem ?? take.error?.message ?? null}
          onSelect={choose}
        />
        {take.data?.draft && (
          <Banner tone={faults.length > 0 ? 'warning' : 'success'} live="status">
            {faults.length > 0
              ? 'The package was imported. What to fix before it can be published is below.'
              : 'The package was imported. There is nothing to fix.'}
          </Banner>
        )}
        {faults.length > 0 && (
          <CourseFaults
            faults={faults}
            remedy={take.data?.draft ? 'Fix it here.' : 'Nothing was imported, and the draft is unchanged.'}
          />
        )}
      </div>
    </SideSheet>
  );
}
