import type { AuditEntry, AuditName } from '@plinth/domain/audit-entries/audit-entry';
import { concernedBy } from '@plinth/domain/audit-entries/concerned-by';
import { exactTime } from '@plinth/domain/dates/format-day';
import { Annotation } from '@plinth/ui/Annotation';
import { Link } from '@plinth/ui/Link';
import { Table } from '@plinth/ui/Table';
import { Text } from '@plinth/ui/Text';
import type { ReactNode } from 'react';
import { ownZone } from '../../../parts/own-zone.ts';
import * as css from '../list/list.css.ts';
import { SideSheet } from '../list/SideSheet.tsx';
import { actionText, actorText, SOURCE_TEXTS, subjectText } from './audit-texts.ts';
import * as facts from './entry.css.ts';
import { factText } from './fact-text.ts';
import { fieldName } from './field-text.ts';
import { namePath } from './name-path.ts';
import { shownFields } from './shown-fields.ts';

/** One entry of the log: who, when, from where, and the values before and after. */
export function EntrySheet({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const { actor, subject, before, after, details } = entry;
  const shown = shownFields(entry);
  const concerned = subject ? undefined : concernedBy(entry);
  const others = Object.keys(details).filter((name) => !concerned || details[name] !== concerned.id);
  return (
    <SideSheet
      title={actionText(entry.action)}
      description={exactTime(entry.createdAt, ownZone())}
      onClose={onClose}
    >
      <div className={css.page}>
        <dl className={facts.facts}>
          <Fact name="Who">
            {actor ? (
              <Link href={`/office/audit?person=${actor.userId}`}>{actorText(entry)}</Link>
            ) : (
              actorText(entry)
            )}
          </Fact>
          <Fact name="Subject">
            {subject ? (
              <Link href={`/office/audit?person=${subject.userId}`}>{subjectText(entry)}</Link>
            ) : (
              <Concerned entry={entry} concerned={concerned} />
            )}
          </Fact>
          <Fact name="Source">
            {SOURCE_TEXTS[entry.source]}
            {entry.address && <Annotation> {entry.address}</Annotation>}
          </Fact>
          {others.map((name) => (
            <Fact key={name} name={fieldName(entry, name)}>
              <FactValue entry={entry} facts={details} name={name} />
            </Fact>
          ))}
        </dl>
        {shown.length > 0 ? (
          <Table
            caption="Changes"
            rows={shown}
            rowKey={(name) => name}
            columns={[
              { id: 'field', header: 'Field', cell: (name) => fieldName(entry, name) },
              {
                id: 'before',
                header: 'Before',
                cell: (name) => <FactValue entry={entry} facts={before} name={name} />,
              },
              {
                id: 'after',
                header: 'After',
                cell: (name) => <FactValue entry={entry} facts={after} name={name} />,
              },
            ]}
          />
        ) : (
          <Text secondary>
            {before && after
              ? 'Everything was as before afterwards.'
              : 'Nothing was recorded before or after it.'}
          </Text>
        )}
      </div>
    </SideSheet>
  );
}

/** The subject if no account is named, such as an applicant or a cohort, with a link to it. */
function Concerned({ entry, concerned }: { entry: AuditEntry; concerned: AuditName | undefined }) {
  if (!concerned) return subjectText(entry);
  return (
    <>
      <Name named={concerned} />
      {concerned.emailId && concerned.emailId !== concerned.name && (
        <Annotation> {concerned.emailId}</Annotation>
      )}
    </>
  );
}

/** A value as text; linked if it has a page in the office. */
function FactValue({ entry, facts: held, name }: { entry: AuditEntry; facts: Held; name: string }) {
  const named = entry.names.find(({ id }) => id === held?.[name]);
  return named ? <Name named={named} /> : factText(entry, held, name);
}

type Held = AuditEntry['before'];

function Name({ named }: { named: AuditName }) {
  const path = namePath(named);
  return path ? <Link href={path}>{named.name}</Link> : named.name;
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>
      <Annotation>{name}</Annotation>
    </dt>
    <dd>{children}</dd>
  </>
);
