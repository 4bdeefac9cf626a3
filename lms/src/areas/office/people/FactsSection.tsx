import type { PersonFacts } from '@plinth/domain/people/person-facts';
import { Annotation } from '@plinth/ui/Annotation';
import { Heading } from '@plinth/ui/Heading';
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
    <section className={css.section} aria-labelledby="person-facts">
      <Heading level={2} size="m" id="person-facts">
        Facts
      </Heading>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </dl>
    </section>
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
