import { displayDate } from '@plinth/domain/dates/display-date';
import { Annotation } from '@plinth/ui/Annotation';
import { Section } from '@plinth/ui/Section';
import { Text } from '@plinth/ui/Text';
import type { Interview } from '../../../data/interviews.ts';
import { EntryRow } from '../../../parts/hand-in/EntryRow.tsx';
import { ownZone } from '../../../parts/own-zone.ts';
import * as css from './interview.css.ts';

type PortfolioPanelProps = { cohortId: string; interview: Interview };

/** The learner's hand-ins for the interview, for the guide to open beside it. */
export function PortfolioPanel({ cohortId, interview: { firstName, handIns } }: PortfolioPanelProps) {
  return (
    <Section className={css.portfolio} size="s" title="Handed in for the interview">
      {handIns.length === 0 && <Text secondary>{firstName} has handed in no portfolio yet.</Text>}
      {handIns.map(({ reportId, title, submittedAt, text, entries }) => (
        <div key={reportId} className={css.handIn}>
          <div className={css.handInHead}>
            <Text weight="strong">{title}</Text>
            <Annotation>{displayDate(submittedAt, ownZone())}</Annotation>
          </div>
          {text && (
            <Text tone="soft" lines>
              {text}
            </Text>
          )}
          <ul className={css.entries}>
            {entries.map((entry) => (
              <EntryRow key={entry.entryId} cohortId={cohortId} entry={entry} />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
