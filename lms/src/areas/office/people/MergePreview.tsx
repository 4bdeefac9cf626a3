import type { MergeArea, MergePlan } from '@plinth/domain/people/merge-plan';
import { Banner } from '@plinth/ui/Banner';
import { Text } from '@plinth/ui/Text';
import * as css from './person.css.ts';

const AREA_TEXTS: Record<MergeArea, string> = {
  LEARNING: 'Places, progress and hand-ins',
  QUERIES: 'Queries',
  MONEY: 'Orders, payments and referrals',
  ADMISSION: 'Applications, forms and identity documents',
  PROFILE: 'Profile and ways to sign in',
  CAREER: 'Jobs and placement',
  MESSAGES: 'Messages and notes of staff',
  TEACHING: 'Work as staff or guide',
};

/** A preview of merging two accounts, or why it is not possible. */
export function MergePreview({ plan: { other, refusals, areas, notes } }: { plan: MergePlan }) {
  if (refusals.length > 0)
    return (
      <Banner tone="error" live="alert">
        {refusals.join(' ')}
      </Banner>
    );
  return (
    <section className={css.section} aria-label="What would happen">
      <Text>
        {other.name} ({other.emailId}) is closed. Both addresses sign in to the account that is kept.
      </Text>
      {areas.length > 0 && (
        <ul>
          {areas.map(({ area, moved, stayed }) => (
            <li key={area}>
              {AREA_TEXTS[area]}: {moved} go over
              {stayed > 0 && `, ${stayed} are there already and stay with the closed account`}
            </li>
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <Text key={note}>{note}</Text>
      ))}
    </section>
  );
}
