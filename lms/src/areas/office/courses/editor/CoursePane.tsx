import type { CourseDraft, OutlineChange } from '@plinth/domain/courses/course-draft';
import { Button } from '@plinth/ui/Button';
import { Section } from '@plinth/ui/Section';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import type { SyntheticEvent } from 'react';
import { useStoredDraft } from '../../../../parts/use-stored-draft.ts';
import { SheetSection } from '../../list/SheetSection.tsx';
import * as css from './editor.css.ts';

type CoursePaneProps = {
  draft: CourseDraft;
  isBusy: boolean;
  /** @param onDone called once it is in the draft */
  onChange: (change: OutlineChange, onDone?: () => void) => void;
  onOpen: (path: string) => void;
};

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The facts of the course, and its texts outside all modules. */
export function CoursePane({ draft, isBusy, onChange, onOpen }: CoursePaneProps) {
  // Navigating away or changing the outline preserves what is typed here until it is saved.
  const held = useStoredDraft(`course:${draft.code}`, {
    title: draft.title,
    outcome: draft.outcome,
    audience: draft.audience,
    weeks: String(draft.weeks ?? 12),
    skills: draft.skills.join('\n'),
  });
  const { title, outcome, audience, weeks, skills } = held.draft;
  const areWeeks = /^\d{1,3}$/.test(weeks) && Number(weeks) > 0 && Number(weeks) <= 104;
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (title.trim() === '' || !areWeeks) return;
    const fields = {
      title: title.trim(),
      outcome: outcome.trim(),
      audience: audience.trim(),
      weeks: Number(weeks),
      skills: linesOf(skills),
    };
    onChange({ kind: 'set', path: 'course', fields }, held.clear);
  };
  const parts = draft.files.filter(({ path, isText }) => isText && path.startsWith('parts/'));
  return (
    <Section className={css.pane} title="Course details">
      <form className={css.form} aria-label="The course" onSubmit={save}>
        <TextInput
          label="Title"
          required
          maxLength={140}
          error={title.trim() === '' ? 'Give the course a title' : null}
          {...held.text('title')}
        />
        <TextInput
          label="Outcome"
          hint="What a learner can do afterwards, in one sentence. Needed to publish."
          {...held.text('outcome')}
        />
        <TextInput label="Audience" hint="Who it is for. Needed to publish." {...held.text('audience')} />
        <TextInput
          label="Weeks"
          inputMode="numeric"
          error={areWeeks ? null : 'Write 1 to 104'}
          {...held.text('weeks')}
        />
        <TextArea
          label="Skills"
          hint="One per line. At least one is needed to publish."
          rows={4}
          max={4000}
          {...held.text('skills')}
        />
        <div>
          <Button type="submit" loading={isBusy}>
            Save course
          </Button>
        </div>
      </form>
      {parts.length > 0 && (
        <SheetSection className={css.form} title="Outside the modules">
          <Text secondary>
            Capstone, evaluation day, career part and everything else that is not a module, as text.
          </Text>
          <div className={css.row}>
            {parts.map(({ path }) => (
              <Button key={path} size="s" onClick={() => onOpen(path)}>
                {path.slice('parts/'.length)}
              </Button>
            ))}
          </div>
        </SheetSection>
      )}
    </Section>
  );
}
