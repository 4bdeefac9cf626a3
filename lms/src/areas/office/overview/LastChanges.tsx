import type { AuditEntry } from '@plinth/domain/audit-entries/audit-entry';
import { Annotation } from '@plinth/ui/Annotation';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { auditEntriesQuery } from '../../../data/audit-entries.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { ownZoneText } from '../../../parts/own-zone-text.ts';
import { Panel } from '../../../parts/Panel/Panel.tsx';
import { auditFilter } from '../audit/audit-filter.ts';
import { actionText, actorText, NOBODY, subjectText } from '../audit/audit-texts.ts';
import { shortTime } from '../list/short-time.ts';
import * as css from './overview.css.ts';

const SHOWN = 6;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Who did what, and to whom or what if known. */
const changeText = (entry: AuditEntry): string => {
  const subject = subjectText(entry);
  const done = `${actorText(entry)}: ${lowerFirst(actionText(entry.action))}`;
  return subject === NOBODY ? done : `${done}, ${subject}`;
};

/** The latest changes, from the audit log. */
export function LastChanges() {
  const entries = useQuery(auditEntriesQuery(auditFilter.pageOf({})));
  return (
    <Panel id="changes" title="Last changes">
      <LoadState query={entries} loading="The last changes: loading">
        {(data) =>
          data.entries.length === 0 ? (
            <Text tone="soft">No changes yet.</Text>
          ) : (
            <ul className={css.changes} aria-label={`Last changes, times in ${ownZoneText()}`}>
              {data.entries.slice(0, SHOWN).map((entry) => (
                <li key={entry.auditId} className={css.change}>
                  <span>{changeText(entry)}</span>
                  <Annotation dateTime={entry.createdAt}>{shortTime(entry.createdAt)}</Annotation>
                </li>
              ))}
            </ul>
          )
        }
      </LoadState>
      <Link href="/office/audit">The whole log</Link>
    </Panel>
  );
}
