import { PACKAGE_MAX_BYTES } from '@plinth/domain/courses/course-outlook';
import { FileInput } from '@plinth/ui/FileInput';
import { Text } from '@plinth/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { checkCourse, fetchExampleCourse, publishCourse } from '../../../data/office-courses.ts';
import { DownloadButton } from '../../../parts/DownloadButton.tsx';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import { SideSheet } from '../list/SideSheet.tsx';
import { useOfficeChanged } from '../list/use-office-changed.ts';
import { CourseFaults } from './CourseFaults.tsx';
import { CourseOutlookPart } from './CourseOutlookPart.tsx';
import * as css from './courses.css.ts';

const MEGABYTES = PACKAGE_MAX_BYTES / 1024 / 1024;

/** Uploads a course package: first to be checked, then, once its changes have been reviewed, to be published. */
export function PublishSheet({ onClose }: { onClose: () => void }) {
  const changed = useOfficeChanged();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [percent, setPercent] = useState(0);
  const onProgress = (share: number) => setPercent(Math.round(share * 100));
  const check = useMutation({ mutationFn: (chosen: File) => checkCourse(chosen, onProgress) });
  const publish = useMutation({
    mutationFn: ({ chosen, seen }: { chosen: File; seen: number }) => publishCourse(chosen, seen, onProgress),
    onSuccess: async ({ code, version }) => {
      await changed(`${code} is published as version ${version}.`);
      onClose();
    },
  });
  const choose = (chosen: File) => {
    publish.reset();
    check.reset();
    setPercent(0);
    const isTooLarge = chosen.size > PACKAGE_MAX_BYTES;
    setProblem(isTooLarge ? `The file is larger than ${MEGABYTES} MB.` : null);
    setFile(isTooLarge ? null : chosen);
    if (!isTooLarge) check.mutate(chosen);
  };
  const remove = () => {
    setFile(null);
    check.reset();
    publish.reset();
  };
  const isBusy = check.isPending || publish.isPending;
  const { faults = [], outlook = null } = check.data ?? {};
  return (
    <SideSheet
      title="Publish a course"
      description="Nothing is published before you have seen what changes."
      onClose={onClose}
    >
      <div className={css.sections}>
        <FileInput
          label="Course package"
          hint={`The folder of the course as .zip, up to ${MEGABYTES} MB.`}
          required
          accept=".zip,application/zip"
          file={file && { name: file.name, sizeBytes: file.size }}
          progress={isBusy ? percent : undefined}
          error={problem ?? check.error?.message ?? null}
          onSelect={choose}
          onRetry={() => file && choose(file)}
          onRemove={isBusy ? undefined : remove}
        />
        {!file && (
          <DownloadButton label="Download example of a course package" fetchFile={fetchExampleCourse}>
            Download example
          </DownloadButton>
        )}
        <div role="status">
          {check.isPending && (
            <Text size="s">
              {percent < 100 ? 'The package is being uploaded.' : 'The package is being checked.'}
            </Text>
          )}
        </div>
        {faults.length > 0 && <CourseFaults faults={faults} />}
        {file && outlook && (
          <CourseOutlookPart
            outlook={outlook}
            isPublishing={publish.isPending}
            onPublish={() => publish.mutate({ chosen: file, seen: outlook.version })}
          />
        )}
        <ErrorBanner error={publish.error} />
      </div>
    </SideSheet>
  );
}
