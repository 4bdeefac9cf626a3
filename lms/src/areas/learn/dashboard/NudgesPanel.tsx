import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { nudgesQuery } from '../../../data/dashboards.ts';
import { bannerQuery } from '../../../data/placement.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import * as css from './DashboardPage.css.ts';

/** Hints about what is due. It is last and appears only with content, so that nothing moves when it loads. */
export function NudgesPanel({ cohortId }: { cohortId: string }) {
  const nudges = useQuery(nudgesQuery(cohortId));
  // What the placement banner requests is not repeated on the same page.
  const { data: banner } = useQuery({ ...bannerQuery(cohortId), enabled: false });
  const isSaid = ({ link }: { link: string }) => link === banner?.buttonPath;
  if (!nudges.data || nudges.data.nudges.every(isSaid)) return null;
  return (
    <QueryPanel title="Worth a look" query={nudges} skeleton={null}>
      {({ nudges: list }) => (
        <ul className={css.rows}>
          {list
            .filter((nudge) => !isSaid(nudge))
            .map((nudge) => (
              <li key={nudge.nudgeId} className={css.row}>
                <div>
                  {nudge.link.startsWith('/') ? (
                    <Link href={nudge.link}>{nudge.title}</Link>
                  ) : (
                    <Text as="strong" size="s" weight="strong">
                      {nudge.title}
                    </Text>
                  )}
                  <Text secondary>{nudge.text}</Text>
                </div>
              </li>
            ))}
        </ul>
      )}
    </QueryPanel>
  );
}
