import { DRAFT_TEXT_MAX } from '@plinth/domain/courses/course-draft';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { TextArea } from '@plinth/ui/TextArea';
import * as css from './editor.css.ts';
import type { DraftTextState } from './use-draft-text.ts';

/** Reports that another author changed the same text, shows the difference, and offers a choice. */
export function ClashNotice({ state: { clash, settle } }: { state: DraftTextState }) {
  if (!clash) return null;
  return (
    <div className={css.form}>
      <Banner tone="warning" live="alert" title={`${clash.by} has changed this text since`}>
        Nothing was overwritten. Copy what you need from it, then choose which text to keep.
      </Banner>
      <TextArea
        label={`Text by ${clash.by}`}
        rows={10}
        max={DRAFT_TEXT_MAX}
        readOnly
        value={clash.theirs.text}
      />
      <div className={css.row}>
        <Button onClick={() => settle(false)}>Continue with theirs</Button>
        <Button variant="danger" onClick={() => settle(true)}>
          Keep mine instead
        </Button>
      </div>
    </div>
  );
}
