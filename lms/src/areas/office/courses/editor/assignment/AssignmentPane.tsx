import { Button } from '@plinth/ui/Button';
import { Select } from '@plinth/ui/Select';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import * as css from '../editor.css.ts';
import { FormOrText } from '../FormOrText.tsx';
import { ItemButtons } from '../ItemButtons.tsx';
import { moved } from '../moved.ts';
import type { DraftTextState } from '../use-draft-text.ts';
import { wholeNumberOf } from '../whole-number-of.ts';
import {
  type AssignmentDraft,
  type CriterionDraft,
  readAssignmentDraft,
  writeAssignmentDraft,
} from './assignment-draft.ts';

const UPLOADS = [
  { value: 'BOTH', label: 'Files and links' },
  { value: 'FILE', label: 'Files' },
  { value: 'LINK', label: 'Links' },
];

const wholeOf = (typed: string) => wholeNumberOf(typed) ?? 0;

/** An assignment: its brief, what is handed in and by when, and the criteria for its review. */
export function AssignmentPane({ path, state }: { path: string; state: DraftTextState }) {
  const draft = readAssignmentDraft(state.text);
  return (
    <FormOrText of="assignment" path={path} state={state}>
      {draft && <AssignmentForm draft={draft} state={state} />}
    </FormOrText>
  );
}

type AssignmentFormProps = { draft: AssignmentDraft; state: DraftTextState };

function AssignmentForm({ draft, state }: AssignmentFormProps) {
  const set = (change: Partial<AssignmentDraft>) =>
    state.change(writeAssignmentDraft(state.text, { ...draft, ...change }));
  const { rubric } = draft;
  const setCriterion = (at: number, change: Partial<CriterionDraft>) =>
    set({ rubric: rubric.map((one, index) => (index === at ? { ...one, ...change } : one)) });
  return (
    <>
      <TextInput label="Title" value={draft.title} onChange={({ target }) => set({ title: target.value })} />
      <div className={css.pair}>
        <TextInput
          label="Due on day"
          inputMode="numeric"
          value={String(draft.dueDay)}
          onChange={({ target }) => set({ dueDay: wholeOf(target.value) })}
        />
        <Select
          label="What is handed in"
          options={UPLOADS}
          value={draft.uploads}
          onChange={({ target }) => set({ uploads: target.value })}
        />
      </div>
      <TextArea
        label="Brief"
        hint="Markdown, as in a lesson."
        rows={10}
        max={100_000}
        value={draft.brief}
        onChange={({ target }) => set({ brief: target.value })}
      />
      <Text size="s">{`${draft.credits} credits: the total points of its criteria.`}</Text>
      {rubric.map((criterion, at) => (
        <fieldset
          // A criterion has no identity other than its position while it is edited
          key={at}
          className={css.question}
        >
          <legend className={css.legend}>{`Criterion ${at + 1}`}</legend>
          <div className={css.pair}>
            <TextInput
              label="What is assessed"
              value={criterion.criterion}
              onChange={({ target }) => setCriterion(at, { criterion: target.value })}
            />
            <TextInput
              label="Points"
              inputMode="numeric"
              value={String(criterion.points)}
              onChange={({ target }) => setCriterion(at, { points: wholeOf(target.value) })}
            />
          </div>
          <TextInput
            label="All points for"
            value={criterion.full}
            onChange={({ target }) => setCriterion(at, { full: target.value })}
          />
          <TextInput
            label="Some points for"
            value={criterion.partial}
            onChange={({ target }) => setCriterion(at, { partial: target.value })}
          />
          <ItemButtons
            name={`criterion ${at + 1}`}
            onMove={(step) => set({ rubric: moved(rubric, at, step) })}
            onRemove={() => set({ rubric: rubric.filter((_, index) => index !== at) })}
          />
        </fieldset>
      ))}
      <div>
        <Button
          onClick={() => set({ rubric: [...rubric, { criterion: '', points: 5, full: '', partial: '' }] })}
        >
          Add criterion
        </Button>
      </div>
    </>
  );
}
