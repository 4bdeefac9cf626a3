import type { PersonFacts } from '@plinth/domain/people/person-facts';
import { Annotation } from '@plinth/ui/Annotation';
import { Section } from '@plinth/ui/Section';
import { identityStamp } from '../../../parts/identity-stamp.ts';
import { shortTime } from '../list/short-time.ts';
import { rolesText } from './people-texts.ts';
import * as css from './person.css.ts';

/** A person's account details. */
export function FactsSection({ person }: { person: PersonFacts }) {
  const facts: readonly (readonly [string, string])[] = [
    ['Address', person.emailId],
    ['Verified', person.emailVerifiedAt ? shortTime(person.emailVerifiedAt) : 'Not yet'],
    ['Phone', person.phone ?? '–'],
    ['Is here as', rolesText(person)],
    ['Occupation', [person.occupation, person.currentCompany].filter(Boolean).join(', ') || '–'],
    ['Time zone', person.timeZone?.replaceAll('_', ' ') ?? 'From the device'],
    ['Joined', shortTime(person.createdAt)],
    ['Password', person.hasPassword ? 'Set' : 'None: signs in elsewhere'],
    ['Identity', identityStamp(person.identity ?? 'NOT_SUBMITTED').text],
    ...(person.deletionDueAt ? [['Account ends', shortTime(person.deletionDueAt)] as const] : []),
  ];
  return (
    <Section className={css.section} title="Facts">
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </dl>
    </Section>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>
      <Annotation>{name}</Annotation>
    </dt>
    <dd>{value}</dd>
  </>
);
