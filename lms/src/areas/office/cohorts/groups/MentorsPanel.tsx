import type { MentorLoad } from '@plinth/domain/groups/office-group';
import type { MentorRole } from '@plinth/domain/roles/mentor-role';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { useState } from 'react';
import { Panel } from '../../../../parts/Panel/Panel.tsx';
import * as css from './groups.css.ts';
import { loadText } from './load-text.ts';
import { MentorSheet } from './MentorSheet.tsx';

const TITLES: Record<MentorRole, { many: string; one: string }> = {
  INDUSTRIAL_GUIDE: { many: 'Guides', one: 'guide' },
  LEAD_MENTOR: { many: 'Lead mentors', one: 'lead mentor' },
};
const ROLES = ['INDUSTRIAL_GUIDE', 'LEAD_MENTOR'] as const;

/** The guides and lead mentors of the cohort, with the load of each across all running cohorts. */
export function MentorsPanel({ cohortId, mentors }: { cohortId: string; mentors: readonly MentorLoad[] }) {
  const [open, setOpen] = useState<{ role: MentorRole; outgoing: MentorLoad | null } | null>(null);
  return (
    <div className={css.groups}>
      {ROLES.map((role) => {
        const { many, one } = TITLES[role];
        const assigned = mentors.filter((mentor) => mentor.role === role && mentor.isAssigned);
        return (
          <Panel key={role} id={`mentors-${role}`} title={many}>
            {assigned.length === 0 && <Text size="s">The cohort has no {one} yet.</Text>}
            <ul className={css.rows}>
              {assigned.map((mentor) => (
                <li key={mentor.userId} className={css.row}>
                  <span className={css.two}>
                    <Text strong>{mentor.name}</Text>
                    <Annotation>{loadText(mentor)}</Annotation>
                  </span>
                  <Button
                    size="s"
                    aria-label={`Replace or end ${mentor.name} as ${one}`}
                    onClick={() => setOpen({ role, outgoing: mentor })}
                  >
                    Replace
                  </Button>
                </li>
              ))}
            </ul>
            <div className={css.actions}>
              <Button size="s" onClick={() => setOpen({ role, outgoing: null })}>
                Assign a {one}
              </Button>
            </div>
          </Panel>
        );
      })}
      {open && (
        <MentorSheet
          cohortId={cohortId}
          title={TITLES[open.role].one}
          {...open}
          others={mentors.filter(
            ({ role, userId, isAssigned }) =>
              role === open.role &&
              userId !== open.outgoing?.userId &&
              (open.outgoing !== null || !isAssigned),
          )}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
