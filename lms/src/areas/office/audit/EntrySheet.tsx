import type { AuditEntry } from '@plinth/domain/audit-entries/audit-entry';
import { exactTime } from '@plinth/domain/dates/format-day';
import { Annotation } from '@plinth/ui/Annotation';
import { Dialog } from '@plinth/ui/Dialog';
import { Link } from '@plinth/ui/Link';
import { Table } from '@plinth/ui/Table';
import { Text } from '@plinth/ui/Text';
import type { ReactNode } from 'react';
import { ownZone } from '../../../parts/own-zone.ts';
import * as css from '../list/list.css.ts';
import { actionText, actorText, SOURCE_TEXTS, subjectText } from './audit-texts.ts';
import * as facts from './entry.css.ts';
import { factText } from './fact-text.ts';
import { fieldText } from './field-text.ts';

/** One entry of the log: who, when, from where, and what stood there before and after. */
export function EntrySheet({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const { actor, subject, before, after, details } = entry;
  const changed = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <Dialog
      place="side"
      title={actionText(entry.action)}
      description={exactTime(entry.createdAt, ownZone())}
      open
      onOpenChange={(next) => !next && onClose()}
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
          <Fact name="On whom">
            {subject ? (
              <Link href={`/office/audit?person=${subject.userId}`}>{subjectText(entry)}</Link>
            ) : (
              subjectText(entry)
            )}
          </Fact>
          <Fact name="From where">
            {SOURCE_TEXTS[entry.source]}
            {entry.address && <Annotation> {entry.address}</Annotation>}
          </Fact>
          {Object.keys(details).map((name) => (
            <Fact key={name} name={fieldText(name)}>
              {factText(details, name)}
            </Fact>
          ))}
        </dl>
        {changed.length > 0 ? (
          <Table
            caption="What was changed"
            rows={changed}
            rowKey={(name) => name}
            columns={[
              { id: 'field', header: 'Field', cell: fieldText },
              { id: 'before', header: 'Before', cell: (name) => factText(before, name) },
              { id: 'after', header: 'After', cell: (name) => factText(after, name) },
            ]}
          />
        ) : (
          <Text size="s" tone="soft">
            Nothing was recorded before or after it.
          </Text>
        )}
      </div>
    </Dialog>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>
      <Annotation>{name}</Annotation>
    </dt>
    <dd>{children}</dd>
  </>
);
