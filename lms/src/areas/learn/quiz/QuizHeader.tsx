import { mapPath, mapTitle } from '@plinth/domain/navigation/page-path';
import { quizCreditsText } from '@plinth/domain/quizzes/quiz-credits-text';
import { Annotation } from '@plinth/ui/Annotation';
import type { CurriculumPart } from '../../../data/curriculum.ts';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import * as css from './QuizPage.css.ts';

/** The title of the quiz and its weight, above each of its pages. */
export function QuizHeader({
  title,
  credits,
  part,
}: {
  title: string;
  credits: number;
  part: CurriculumPart;
}) {
  return (
    <header className={css.header}>
      <div className={css.titles}>
        <a href={mapPath(part)} className={css.up}>
          {mapTitle(part)}
        </a>
        <PageHeading title={title} />
      </div>
      <Annotation>{quizCreditsText(credits)}</Annotation>
    </header>
  );
}
