import { Section } from '@plinth/ui/Section';
import type { CareerReport } from '../../api/client.ts';
import * as css from '../island.css.ts';
import { LevelUpEntry } from './LevelUpEntry.tsx';
import * as own from './report.css.ts';

type Props = { levelUps: CareerReport['levelUps']; emailId: string; onEmailId: (emailId: string) => void };

/** The gaps as next steps, widest first. */
export function LevelUps({ levelUps, ...reader }: Props) {
  if (levelUps.length === 0) return null;
  return (
    <Section className={css.stack} size="l" title="What to practise next">
      <ol className={own.steps}>
        {levelUps.map((levelUp) => (
          <LevelUpEntry key={levelUp.levelUp} {...levelUp} {...reader} />
        ))}
      </ol>
    </Section>
  );
}
