import type { CourseDraft, OutlineChange } from '@plinth/domain/courses/course-draft';
import { Button } from '@plinth/ui/Button';
import { Section } from '@plinth/ui/Section';
import { Text } from '@plinth/ui/Text';
import * as css from './editor.css.ts';
import { FilePane } from './FilePane.tsx';

type OtherFilePaneProps = {
  draft: CourseDraft;
  path: string;
  isBusy: boolean;
  onChange: (change: OutlineChange) => void;
};

/** Files that a course requires, or that are removed through their line in the outline. */
const STAYS = /(?:^|\/)(?:course|module)\.yaml$/;

/** A file without a separate form: shown as text if it is text, with the button to remove it from the course. */
export function OtherFilePane({ draft, path, isBusy, onChange }: OtherFilePaneProps) {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const file = draft.files.find((one) => one.path === path);
  return (
    <Section className={css.pane} title={name}>
      {file && !file.isText ? (
        <Text size="s">
          It was uploaded to the course. To change it, upload another one under the same name.
        </Text>
      ) : (
        <FilePane draft={draft} path={path} kind="text" />
      )}
      {file && !STAYS.test(path) && (
        <div>
          <Button
            size="s"
            variant="danger"
            disabled={isBusy}
            onClick={() => onChange({ kind: 'remove', path })}
          >
            {`Remove ${name}`}
          </Button>
        </div>
      )}
    </Section>
  );
}
