import type { CourseDraft } from '@plinth/domain/courses/course-draft';
import { changesAnything } from '@plinth/domain/courses/course-outlook';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { checkDraft, publishDraft, takeVersion } from '../../../../data/office-course-drafts.ts';
import { officeCourseQuery } from '../../../../data/office-courses.ts';
import { ErrorBanner } from '../../../../parts/ErrorBanner.tsx';
import { useStoredDraft } from '../../../../parts/use-stored-draft.ts';
import { SheetSection } from '../../list/SheetSection.tsx';
import { SideSheet } from '../../list/SideSheet.tsx';
import { shortTime } from '../../list/short-time.ts';
import { useOfficeChanged } from '../../list/use-office-changed.ts';
import { CourseOutlookPart } from '../CourseOutlookPart.tsx';
import { publisherText } from '../course-texts.ts';
import * as css from '../courses.css.ts';
import { DraftFaults } from './DraftFaults.tsx';
import { draftFileText } from './draft-file-text.ts';
import { useDraftChange } from './use-draft-change.ts';

type PublishDraftSheetProps = { draft: CourseDraft; onClose: () => void };

/** What publishing a draft would change for each cohort, what must be fixed first, and the link back. */
export function PublishDraftSheet({ draft, onClose }: PublishDraftSheetProps) {
  const { code, baseVersion, version, courseId, revision } = draft;
  const changed = useOfficeChanged();
  // The note is still there after leaving to fix something in the draft.
  const held = useStoredDraft(`publish-note:${code}`, { note: '' });
  const { mutate: look, ...check } = useMutation({ mutationFn: () => checkDraft(code) });
  // Whatever changes in the draft, by anybody, is looked at anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision is what was looked at
  useEffect(() => look(), [look, revision]);
  const publish = useMutation({
    mutationFn: (seen: { revision: number; seen: number }) =>
      publishDraft(code, { ...seen, ...held.latest() }),
    onSuccess: async (published) => {
      held.forget();
      await changed(`${code} is published as version ${published.version}.`);
      onClose();
    },
  });
  const { faults = [], outlook = null, revision: looked = revision } = check.data ?? {};
  return (
    <SideSheet
      title="Check and publish"
      description="Nothing reaches a learner before you have seen what changes."
      onClose={onClose}
    >
      <div className={css.sections}>
        {version > baseVersion && (
          <Banner tone="warning" title={`Version ${version} was published elsewhere`}>
            This draft was started from version {baseVersion}. Publishing it undoes what version {version}{' '}
            changed, as the list below shows.
          </Banner>
        )}
        <div role="status">{check.isPending && <Text size="s">The course is being checked.</Text>}</div>
        <ErrorBanner error={check.error} />
        {faults.length > 0 && <DraftFaults draft={draft} faults={faults} />}
        {outlook && (
          <>
            {changesAnything(outlook) && (
              <TextArea
                label="Note"
                hint="What this version is about, for other authors."
                rows={2}
                max={500}
                {...held.text('note')}
              />
            )}
            <CourseOutlookPart
              outlook={outlook}
              fileText={(path) => draftFileText(draft, path)}
              isPublishing={publish.isPending}
              onPublish={() => publish.mutate({ revision: looked, seen: outlook.version })}
            />
          </>
        )}
        <ErrorBanner error={publish.error} />
        {courseId !== null && <Versions draft={draft} courseId={courseId} />}
      </div>
    </SideSheet>
  );
}

/** The published versions; the draft can be replaced with any of them, and publishing it then restores that version. */
function Versions({ draft, courseId }: { draft: CourseDraft; courseId: string }) {
  const versions = useQuery(officeCourseQuery(courseId)).data?.versions ?? [];
  const take = useDraftChange(draft.code, (version: number) => takeVersion(draft, version));
  return (
    <SheetSection className={css.section} title="Versions">
      <ul className={css.rows}>
        {versions.map(({ version, note, publishedAt, publishedBy }) => (
          <li key={version} className={css.row}>
            <Text size="s">
              Version {version}, {shortTime(publishedAt)}, {publisherText(publishedBy)}
              {note ? `: ${note}` : ''}
            </Text>
            <div>
              <Button
                size="s"
                aria-label={`Put into the draft: version ${version}`}
                disabled={take.isPending}
                onClick={() => take.mutate(version)}
              >
                Put into the draft
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ErrorBanner error={take.error} />
    </SheetSection>
  );
}
