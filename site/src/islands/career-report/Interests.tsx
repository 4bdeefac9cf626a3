import { Section } from '@plinth/ui/Section';
import { StatusChip } from '@plinth/ui/StatusChip';
import type { CareerReport } from '../../api/client.ts';
import * as css from '../island.css.ts';

/** What the person would like to do, and whether the role offers it. */
export function Interests({ interests }: { interests: CareerReport['interests'] }) {
  if (interests.length === 0) return null;
  return (
    <Section className={css.stack} size="l" title="What you would like">
      <ul className={css.ledger}>
        {interests.map(({ interest, title, isOfRole }) => (
          <li key={interest} className={css.entry}>
            <span>{title}</span>
            <StatusChip tone={isOfRole ? 'success' : 'neutral'}>
              {isOfRole ? 'Part of this role' : 'Rarely in this role'}
            </StatusChip>
          </li>
        ))}
      </ul>
    </Section>
  );
}
