import { Heading } from '@plinth/ui/Heading';
import { useQuery } from '@tanstack/react-query';
import { trainedSkillsQuery } from '../../data/public-courses.ts';
import * as css from './CohortEntryPage.css.ts';

/** What the course of a cohort trains. It is last and loads independently: without it the page is complete. */
export function TrainedSkills({ cohortId }: { cohortId: string }) {
  const skills = useQuery(trainedSkillsQuery(cohortId)).data?.skills ?? [];
  if (skills.length === 0) return null;
  return (
    <section aria-labelledby="skills" className={css.dates}>
      <Heading level={2} id="skills">
        Skills you train
      </Heading>
      <ul aria-labelledby="skills" className={css.skills}>
        {skills.map(({ skillId, name }) => (
          <li key={skillId} className={css.skill}>
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
