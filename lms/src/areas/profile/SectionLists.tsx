import type { SectionId } from '@plinth/domain/profiles/profile-sections';
import { Annotation } from '@plinth/ui/Annotation';
import { Card } from '@plinth/ui/Card';
import { Chip } from '@plinth/ui/Chip';
import { Heading } from '@plinth/ui/Heading';
import { Inline } from '@plinth/ui/Inline';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import type { ReactNode } from 'react';
import type { FullProfile } from '../../data/profile-sections.ts';
import * as css from './profile.css.ts';
import { SECTION_TITLES } from './section-titles.ts';

const LEVELS = { BEGINNER: 'beginner', INTERMEDIATE: 'intermediate', ADVANCED: 'advanced' } as const;
const WORK_MODES = { ON_SITE: 'On site', REMOTE: 'Remote', HYBRID: 'Hybrid' } as const;

const span = (start: string | number | undefined, end: string | number | null | undefined): string | null =>
  start === undefined && !end ? null : `${start ?? ''} – ${end === null ? 'today' : (end ?? '')}`.trim();

type SectionProps = { id: string; title: string; children: ReactNode };

function Section({ id, title, children }: SectionProps) {
  return (
    <Card as="section" width="fill" labelledBy={id}>
      <div className={css.card}>
        <Heading level={2} size="s" id={id}>
          {title}
        </Heading>
        {children}
      </div>
    </Card>
  );
}

type EntryProps = { title: ReactNode; note?: string | null | undefined; text?: string | undefined };

const Entry = ({ title, note, text }: EntryProps) => (
  <li className={css.entry}>
    <Text as="span">{title}</Text>
    {note && <Annotation>{note}</Annotation>}
    {text && <span className={css.prose}>{text}</span>}
  </li>
);

/** The sections of a profile that hold something; what a reader may not see is absent. */
export function SectionLists({ profile }: { profile: FullProfile }) {
  const { sections, projects, importantLinks, isOwner } = profile;
  const { educationDetails = [], professionDetails = [], skills = [], placementDetails = [] } = sections;
  const titleOf = (section: SectionId) => SECTION_TITLES[section];
  return (
    <>
      {professionDetails.length > 0 && (
        <Section id="work" title={titleOf('professionDetails')}>
          <ul className={css.list}>
            {professionDetails.map((entry) => (
              <Entry
                key={entry.detailId}
                title={`${entry.designation}, ${entry.company}`}
                note={span(entry.startMonth, entry.endMonth)}
                text={entry.description}
              />
            ))}
          </ul>
        </Section>
      )}
      {educationDetails.length > 0 && (
        <Section id="education" title={titleOf('educationDetails')}>
          <ul className={css.list}>
            {educationDetails.map((entry) => (
              <Entry
                key={entry.detailId}
                title={[entry.degree, entry.fieldOfStudy].filter(Boolean).join(', ')}
                note={[entry.institution, span(entry.startYear, entry.endYear)].filter(Boolean).join(' · ')}
              />
            ))}
          </ul>
        </Section>
      )}
      {projects.length > 0 && (
        <Section id="projects" title="Projects">
          <ul className={css.list}>
            {projects.map((project) => (
              <Entry
                key={project.projectId}
                title={
                  project.link ? (
                    <Link href={project.link} external>
                      {project.title}
                    </Link>
                  ) : (
                    project.title
                  )
                }
                note={project.softwares.join(' · ')}
                text={project.description}
              />
            ))}
          </ul>
        </Section>
      )}
      {skills.length > 0 && (
        <Section id="skills" title={titleOf('skills')}>
          <Inline gap="s" as="div">
            {skills.map((skill) => (
              <Chip key={skill.detailId}>
                {skill.name}, {LEVELS[skill.level]}
              </Chip>
            ))}
          </Inline>
        </Section>
      )}
      {importantLinks.length > 0 && (
        <Section id="links" title={titleOf('importantLinks')}>
          <ul className={css.list}>
            {importantLinks.map((link) => (
              <Entry
                key={link.detailId}
                title={
                  <Link href={link.url} external>
                    {link.label}
                  </Link>
                }
              />
            ))}
          </ul>
        </Section>
      )}
      {isOwner && placementDetails.length > 0 && (
        <Section id="placement" title={titleOf('placementDetails')}>
          <ul className={css.list}>
            {placementDetails.map((entry) => (
              <Entry
                key={entry.detailId}
                title={entry.preferredRole}
                note={[entry.preferredLocations?.join(', '), entry.workMode && WORK_MODES[entry.workMode]]
                  .filter(Boolean)
                  .join(' · ')}
              />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
