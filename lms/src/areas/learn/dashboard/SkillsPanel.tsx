import { learnerMay } from '@plinth/domain/cohorts/learner-may';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import { Link } from '@plinth/ui/Link';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { cohortUserDataQuery } from '../../../data/cohorts.ts';
import { dashboardQuery } from '../../../data/dashboards.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import { dashboardCard } from './dashboard-card.ts';

/** How many skills the card shows; the skills page shows all. */
const SHOWN = 4;

/** The skills of the course, those with the most credits first. */
export function SkillsPanel({ cohortId }: { cohortId: string }) {
  // Requested by the frame; a mentor, who has no seat here, sees every page.
  const place = useQuery({ ...cohortUserDataQuery(cohortId), enabled: false }).data;
  const isWaiting = place && !learnerMay(place.state, 'everything');
  return (
    <QueryPanel
      title="Skill progress"
      query={useQuery(dashboardQuery(cohortId))}
      note={!isWaiting && <Link href={`/learn/${cohortId}/skill-progress`}>All skills</Link>}
      skeleton={
        <>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </>
      }
    >
      {(data) => {
        const skills = dashboardCard(data, 'SKILL_PROGRESS')?.data.skills ?? [];
        if (skills.length === 0)
          return (
            <Text secondary>Skills appear here with the first lesson, quiz or assignment you complete.</Text>
          );
        return [...skills]
          .sort((a, b) => b.percentage - a.percentage)
          .slice(0, SHOWN)
          .map((skill) => (
            <DimensionLine
              key={skill.skillId}
              label={skill.name}
              value={skill.credits}
              max={skill.totalCredits}
              text={`${skill.credits} of ${skill.totalCredits}`}
            />
          ));
      }}
    </QueryPanel>
  );
}
