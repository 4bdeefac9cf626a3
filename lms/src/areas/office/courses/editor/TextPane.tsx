import { DRAFT_TEXT_MAX } from '@plinth/domain/courses/course-draft';
import { TextArea } from '@plinth/ui/TextArea';
import { ClashNotice } from './ClashNotice.tsx';
import * as css from './editor.css.ts';
import type { DraftTextState } from './use-draft-text.ts';

/** A course file as raw text, for files without a separate form. */
export function TextPane({ label, state }: { label: string; state: DraftTextState }) {
  return (
    <div className={css.form}>
      <ClashNotice state={state} />
      <TextArea
        label={label}
        rows={24}
        max={DRAFT_TEXT_MAX}
        spellCheck={false}
        value={state.text}
        onChange={({ target }) => state.change(target.value)}
      />
    </div>
  );
}
