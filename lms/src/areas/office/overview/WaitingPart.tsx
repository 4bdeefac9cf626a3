import type { Waiting, WaitingEntry, WaitingKind } from '@plinth/domain/waiting/waiting';
import { Annotation } from '@plinth/ui/Annotation';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { waitingQuery } from '../../../data/waiting.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { Panel } from '../../../parts/Panel/Panel.tsx';
import { ageText, shortTime } from '../list/short-time.ts';
import * as css from './overview.css.ts';
import { WAITING_LISTS, WAITING_TITLES, waitingPath } from './waiting-texts.ts';

/** What waits for the caller, by kind, the oldest first. */
export function WaitingPart() {
  const waiting = useQuery(waitingQuery());
  return (
    <LoadState query={waiting} loading="Needs attention: loading">
      {({ waiting: kinds }) =>
        kinds.length === 0 ? (
          <Text measure>Nothing needs your attention.</Text>
        ) : (
          <div className={css.kinds}>
            {kinds.map((one) => (
              <KindPanel key={one.kind} {...one} />
            ))}
          </div>
        )
      }
    </LoadState>
  );
}

function KindPanel({ kind, count, entries }: Waiting) {
  const more = count - entries.length;
  const list = WAITING_LISTS[kind];
  return (
    <Panel id={`waits-${kind}`} title={`${WAITING_TITLES[kind]}: ${count}`}>
      <ul className={css.changes} aria-labelledby={`waits-${kind}`}>
        {entries.map((entry) => (
          <EntryRow
            key={`${entry.cohortId} ${entry.userId} ${entry.title} ${entry.note} ${entry.since}`}
            kind={kind}
            entry={entry}
          />
        ))}
      </ul>
      {more > 0 && (
        <Text secondary>
          {list ? (
            <Link href={list}>And {more} more that came later</Link>
          ) : (
            `And ${more} more that came later`
          )}
          .
        </Text>
      )}
    </Panel>
  );
}

function EntryRow({ kind, entry }: { kind: WaitingKind; entry: WaitingEntry }) {
  const path = waitingPath(kind, entry);
  const now = new Date().toISOString();
  return (
    <li className={css.change}>
      <span>
        {path ? <Link href={path}>{entry.title}</Link> : entry.title}
        {entry.note && `, ${entry.note}`}
      </span>
      <Annotation dateTime={entry.since}>
        {entry.since > now ? `starts ${shortTime(entry.since)}` : `waiting ${ageText(entry.since, now)}`}
      </Annotation>
    </li>
  );
}
