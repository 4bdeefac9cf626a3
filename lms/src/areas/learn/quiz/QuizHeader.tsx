import { mapPath, mapTitle } from '@plinth/domain/navigation/page-path';
import { quizCreditsText } from '@plinth/domain/quizzes/quiz-credits-text';
import { Annotation } from '@plinth/ui/Annotation';
import { Heading } from '@plinth/ui/Heading';
import type { CurriculumPart } from '../../../data/curriculum.ts';
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
        <Heading level={1} size="l">
          {title}
        </Heading>
      </div>
      <Annotation>{quizCreditsText(credits)}</Annotation>
    </header>
  );
}
