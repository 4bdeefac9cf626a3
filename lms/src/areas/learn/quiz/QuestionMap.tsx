import * as css from './QuizPage.css.ts';

type QuestionMapProps = {
  count: number;
  at: number;
  isAnswered: (index: number) => boolean;
  onTurn: (index: number) => void;
};

/** Every question by its number, marked if answered: links to each of them. */
export function QuestionMap({ count, at, isAnswered, onTurn }: QuestionMapProps) {
  return (
    <nav aria-label="All questions">
      <ol className={css.map}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <button
              type="button"
              className={css.jump}
              aria-current={index === at ? 'step' : undefined}
              aria-label={`Question ${index + 1}, ${isAnswered(index) ? 'answered' : 'open'}`}
              data-answered={isAnswered(index)}
              onClick={() => onTurn(index)}
            >
              {index + 1}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
