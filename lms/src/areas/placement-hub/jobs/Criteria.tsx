import type { JudgedCriterion } from '@plinth/domain/jobs/job-criteria';
import { placementPath } from '@plinth/domain/navigation/placement-paths';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { criterionText } from './job-texts.ts';
import * as css from './jobs.css.ts';

type CriteriaProps = { cohortId: string; criteria: readonly JudgedCriterion[] };

/**
 * The criteria of an opening, each met or not, and why; those that can be corrected link to where the value is entered.
 */
export function Criteria({ cohortId, criteria }: CriteriaProps) {
  if (criteria.length === 0)
    return <Text tone="soft">Nothing beyond your course. Everyone in placement may apply.</Text>;
  const addresses = {
    profile: { href: '/user-profile', label: 'Open your profile' },
    form: { href: placementPath('interest-form/view', cohortId), label: 'Open your placement form' },
  };
  return (
    <ul className={css.list} aria-label="Criteria">
      {criteria.map((criterion) => {
        const { asked, held, where } = criterionText(criterion);
        const mend = !criterion.isMet && where ? addresses[where] : null;
        return (
          <li key={criterion.key} className={css.criterion}>
            <span className={`${css.mark} ${criterion.isMet ? css.met : css.unmet}`}>
              {criterion.isMet ? (
                <Check size={18} role="img" aria-label="Met" />
              ) : (
                <X size={18} role="img" aria-label="Not met" />
              )}
            </span>
            <div className={css.words}>
              <Text>{asked}</Text>
              <Text secondary>
                {held}. {mend && <Link href={mend.href}>{mend.label}</Link>}
              </Text>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
