import type { Impact } from '@plinth/domain/impact/impact';
import { Text } from '@plinth/ui/Text';
import { Figures } from '../../../parts/Figures/Figures.tsx';

const listOf = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Learners, sessions, stars and countries. */
export function ImpactFigures({ learnersTaught, sessions, averageRating, countries }: Impact) {
  const figures = [
    ['Learners taught', learnersTaught],
    ['Sessions held', sessions],
    ['Average rating', averageRating === null ? 'None yet' : `${averageRating.toFixed(1)} of 5`],
    ['Countries', countries.length],
  ] as const;
  return (
    <>
      <Figures figures={figures} />
      <Text measure secondary>
        {countries.length > 0 && `Your learners applied from ${listOf.format(countries)}. `}
        Learners are those in your cohorts that have started. The rating comes from the stars they gave in
        feedback forms and for your answers.
      </Text>
    </>
  );
}
