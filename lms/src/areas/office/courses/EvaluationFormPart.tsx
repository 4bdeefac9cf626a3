import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { evaluationFormQuery, saveEvaluationForm } from '../../../data/office-courses.ts';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import { showToast } from '../../../parts/show-toast.ts';
import * as list from '../list/list.css.ts';
import { SheetSection } from '../list/SheetSection.tsx';
import { CourseFaults } from './CourseFaults.tsx';
import * as css from './courses.css.ts';

const EXAMPLE = `sections:
  - title: Presentation
    questions:
      - ask: Explains the building
        options: { "Not yet": 0, "Well": 3 }
      - ask: What stood out
        type: words
        optional: true
`;

/** The questions guides answer about the interviews of the evaluation day, written like a file of a course. */
export function EvaluationFormPart({ courseId }: { courseId: string }) {
  const found = useQuery(evaluationFormQuery(courseId));
  return (
    <SheetSection className={css.section} title="Form of the evaluation day">
      <LoadState query={found} what="The form">
        {({ yaml }) => <FormText key={yaml} courseId={courseId} yaml={yaml} />}
      </LoadState>
    </SheetSection>
  );
}

function FormText({ courseId, yaml }: { courseId: string; yaml: string }) {
  const client = useQueryClient();
  const [text, setText] = useState(yaml || EXAMPLE);
  const save = useMutation({
    mutationFn: () => saveEvaluationForm(courseId, text),
    onSuccess: async ({ faults, hasChanged }) => {
      if (faults.length > 0) return;
      await client.invalidateQueries({ queryKey: ['office', 'course', courseId] });
      void showToast('success', hasChanged ? 'Guides see it from now on.' : 'The form is already like this.');
    },
  });
  const faults = save.data?.faults ?? [];
  return (
    <>
      <Text secondary>
        {yaml
          ? 'Guides fill it in for each interview. Closed reports stay as they are.'
          : 'No form is set, so guides cannot record an interview. Here is one to start from.'}
      </Text>
      <TextArea
        label="Questions for guides"
        hint="YAML: filters with options, and sections with questions of the type one, many or words, each option with its points."
        rows={14}
        max={60_000}
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          save.reset();
        }}
      />
      {faults.length > 0 && <CourseFaults faults={faults} remedy="Nothing was changed." />}
      <ErrorBanner error={save.error} />
      <div className={list.actions}>
        <Button loading={save.isPending} onClick={() => save.mutate()}>
          Save the form
        </Button>
      </div>
    </>
  );
}
