import type { SkillStanding } from '@plinth/domain/career-builder/career-result';
import { axisLetter, SKILL_LEVEL_TEXTS } from '@plinth/domain/career-builder/draw-profile';
import { Table } from '@plinth/ui/Table';

const inWords = (level: number) => `${level} ${SKILL_LEVEL_TEXTS[level] ?? ''}`;

/** The elevation as text: its axes, and what each skill has, needs and lacks. */
export function SkillSchedule({ skills }: { skills: readonly SkillStanding[] }) {
  return (
    <Table
      caption="Skills held and needed"
      rowKey={({ skill }) => skill}
      rows={skills.map((standing, index) => ({ ...standing, axis: axisLetter(index) }))}
      columns={[
        { id: 'skill', header: 'Axis and skill', cell: ({ axis, title }) => `${axis} ${title}` },
        { id: 'held', header: 'You hold', figures: true, cell: ({ held }) => inWords(held) },
        { id: 'needed', header: 'The role needs', figures: true, cell: ({ needed }) => inWords(needed) },
        {
          id: 'gap',
          header: 'Missing',
          figures: true,
          cell: ({ gap }) => (gap === 0 ? 'nothing' : String(gap)),
        },
      ]}
    />
  );
}
