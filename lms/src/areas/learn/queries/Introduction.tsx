import { REOPEN_DAYS } from '@plinth/domain/mentor-queries/may-reopen';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { Section } from '@plinth/ui/Section';
import { Text } from '@plinth/ui/Text';
import * as css from '../../../parts/queries/queries.css.ts';
import { QUERIES_TOUR, type QueriesTour } from './use-queries-tour.ts';

/** How to ask a good question, shown once; then the parts of the page, once. It never blocks the page. */
export function Introduction({ tour }: { tour: QueriesTour }) {
  const stop = QUERIES_TOUR[tour.index];
  if (tour.stage === 'introduction')
    return (
      <Section className={css.tip} size="s" title="How to get a good answer">
        <ol className={css.steps}>
          <li>Say what you want to achieve, what you did, and what happened instead.</li>
          <li>Send a picture of the view or the lines of code: mentors answer what they can see.</li>
          <li>Ask one thing at a time, from the page it is about.</li>
          <li>Resolve it when it is solved. For {REOPEN_DAYS} days you can open it again.</li>
        </ol>
        <div className={css.actions}>
          <Button size="s" onClick={tour.finishIntroduction}>
            Understood
          </Button>
        </div>
      </Section>
    );
  if (tour.stage !== 'tour' || !stop) return null;
  const isLast = tour.index === QUERIES_TOUR.length - 1;
  return (
    <section
      className={css.tip}
      aria-label="Tour of the queries page"
      onKeyDown={(event) => {
        if (event.key === 'Escape') tour.close();
      }}
    >
      <div aria-live="polite" className={css.part}>
        <Annotation>
          {tour.index + 1} / {QUERIES_TOUR.length}
        </Annotation>
        <Heading level={2} size="s">
          {stop.title}
        </Heading>
        <Text tone="soft">{stop.text}</Text>
      </div>
      <div className={css.actions}>
        {tour.index > 0 && (
          <Button size="s" variant="quiet" onClick={() => tour.step(tour.index - 1)}>
            Back
          </Button>
        )}
        <Button size="s" onClick={() => (isLast ? tour.close() : tour.step(tour.index + 1))}>
          {isLast ? 'Finish' : 'Next'}
        </Button>
        {!isLast && (
          <Button size="s" variant="quiet" onClick={tour.close}>
            Close the tour
          </Button>
        )}
      </div>
    </section>
  );
}
