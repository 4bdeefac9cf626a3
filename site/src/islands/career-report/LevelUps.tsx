import { Heading } from '@plinth/ui/Heading';
import type { CareerReport } from '../../api/client.ts';
import * as css from '../island.css.ts';
import { LevelUpEntry } from './LevelUpEntry.tsx';
import * as own from './report.css.ts';

type Props = { levelUps: CareerReport['levelUps']; emailId: string; onEmailId: (emailId: string) => void };

/** The gaps as next steps, widest first. */
export function LevelUps({ levelUps, ...reader }: Props) {
  if (levelUps.length === 0) return null;
  return (
    <section className={css.stack} aria-labelledby="level-ups">
      <Heading level={2} size="l" id="level-ups">
        What to practise next
      </Heading>
      <ol className={own.steps}>
        {levelUps.map((levelUp) => (
          <LevelUpEntry key={levelUp.levelUp} {...levelUp} {...reader} />
        ))}
      </ol>
    </section>
  );
}
