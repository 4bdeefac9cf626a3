import { Section } from '@plinth/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { trainedSkillsQuery } from '../../data/public-courses.ts';
import * as css from './CohortEntryPage.css.ts';

/** What the course of a cohort trains. It is last and loads independently: without it the page is complete. */
export function TrainedSkills({ cohortId }: { cohortId: string }) {
  const skills = useQuery(trainedSkillsQuery(cohortId)).data?.skills ?? [];
  if (skills.length === 0) return null;
  return (
    <Section className={css.dates} size="l" title="Skills you train">
      <ul aria-label="Skills you train" className={css.skills}>
        {skills.map(({ skillId, name }) => (
          <li key={skillId} className={css.skill}>
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
