import type { CourseFault } from '@plinth/domain/courses/course-outlook';
import { Annotation } from '@plinth/ui/Annotation';
import { Banner } from '@plinth/ui/Banner';
import { ChipTabs } from '@plinth/ui/ChipTabs';
import { Heading } from '@plinth/ui/Heading';
import { useDeferredValue, useState } from 'react';
import { draftPreviewQuery } from '../../../../data/office-course-drafts.ts';
import { LessonContent } from '../../../../parts/LessonContent/LessonContent.tsx';
import { usePagedQuery } from '../../../../parts/use-paged-query.ts';
import * as css from './editor.css.ts';
import { faultText, fieldText } from './fault-text.ts';
import { TryQuiz } from './TryQuiz.tsx';
import { useRested } from './use-rested.ts';

const WIDTHS = [
  { value: 'wide', label: 'Wide' },
  { value: 'phone', label: 'Phone' },
];

/** Returns the text or field a fault is about; the line if it occurs only in the text. */
const spotOf = ({ line, place }: CourseFault) =>
  place && !place.isInText ? place.quote || fieldText(place) : `line ${line}`;

type PreviewProps = { code: string; path: string; text: string };

/** The page as a learner will see it, at phone width or as wide as there is room, and its faults. */
export function Preview({ code, path, text }: PreviewProps) {
  const [width, setWidth] = useState('wide');
  const rested = useRested(text);
  const preview = usePagedQuery(draftPreviewQuery(code, path, rested));
  const shown = useDeferredValue(preview.data);
  const { nodes = [], questions = [], faults = [] } = shown ?? {};
  return (
    <section className={css.form} aria-label="As learners see it">
      <div className={css.row}>
        <Heading level={3}>As learners see it</Heading>
        <ChipTabs label="Width" tabs={WIDTHS} value={width} onChange={setWidth} />
      </div>
      {preview.error && <Banner tone="warning">{preview.error.message}</Banner>}
      {faults.length > 0 && (
        <ul className={css.files} aria-label="Things to fix">
          {faults.map((fault) => (
            <li key={`${fault.line} ${fault.what}`}>
              <Annotation>{spotOf(fault)}</Annotation> {faultText(fault)}
            </li>
          ))}
        </ul>
      )}
      <div className={width === 'phone' ? css.phone : css.paper}>
        {nodes.length > 0 && <LessonContent nodes={nodes} level={4} />}
        {questions.length > 0 && <TryQuiz key={JSON.stringify(questions)} questions={questions} />}
      </div>
    </section>
  );
}
