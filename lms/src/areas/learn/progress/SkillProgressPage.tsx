import { Annotation } from '@plinth/ui/Annotation';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { skillsQuery } from '../../../data/progress.ts';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import * as css from './progress.css.ts';

const changeText = (change: number) => (change > 0 ? `+${change} in seven days` : 'no change in seven days');

/** The skills the course trains, with the learner's level and credits in each. */
export function SkillProgressPage({ cohortId }: { cohortId: string }) {
  const skills = useQuery(skillsQuery(cohortId));
  return (
    <div className={css.page}>
      <PageHeading title="Skill progress" cohortId={cohortId} />
      <QueryPanel
        title="Course skills"
        query={skills}
        note={skills.data && <Annotation>{skills.data.total} skills</Annotation>}
        skeleton={['a', 'b', 'c', 'd', 'e', 'f'].map((row) => <Skeleton key={row} shape="row" />)}
      >
        {({ skills: list }) =>
          list.length === 0 ? (
            <Text tone="soft">
              This course has no skills to measure yet. They appear with the first graded work.
            </Text>
          ) : (
            <ul className={css.skills}>
              {list.map((skill) => (
                <li key={skill.skillId} className={css.skill}>
                  <span className={css.skillName}>
                    <Text strong>{skill.name}</Text>
                  </span>
                  <span className={css.figures}>
                    {skill.credits} {skill.credits === 1 ? 'credit' : 'credits'}
                  </span>
                  <Level level={skill.level} />
                  <Annotation tone={skill.change > 0 ? 'success' : 'faint'}>
                    {changeText(skill.change)}
                  </Annotation>
                </li>
              ))}
            </ul>
          )
        }
      </QueryPanel>
    </div>
  );
}

/** Three storeys, as many filled as the level. */
function Level({ level }: { level: 1 | 2 | 3 }) {
  return (
    <span className={css.level}>
      <svg width="42" height="20" viewBox="0 0 42 20" stroke="currentColor" fill="none" aria-hidden="true">
        {[1, 2, 3].map((storey) => (
          <rect
            key={storey}
            x={(storey - 1) * 14 + 1.5}
            y={19 - storey * 6}
            width="11"
            height={storey * 6}
            fill={storey <= level ? 'currentColor' : 'none'}
          />
        ))}
      </svg>
      Level {level}
    </span>
  );
}
