import type { ProspectEvent } from '@plinth/domain/prospects/prospect';
import { Annotation } from '@plinth/ui/Annotation';
import { Section } from '@plinth/ui/Section';
import { StatusChip } from '@plinth/ui/StatusChip';
import { fetchProspectDocument } from '../../../data/prospects.ts';
import { DownloadButton } from '../../../parts/DownloadButton.tsx';
import * as css from '../list/list.css.ts';
import { shortTime } from '../list/short-time.ts';
import { eventText } from './prospect-texts.ts';
import * as own from './prospects.css.ts';

/** Kinds whose text is part of the line itself. */
const SAID_IN_LINE = ['OWNER', 'NEXT_STEP', 'REFERRAL'];

type HistoryPartProps = { prospectId: string; history: readonly ProspectEvent[] };

/** A prospect's requests, with the files sent, and the staff's actions, latest first. */
export function HistoryPart({ prospectId, history }: HistoryPartProps) {
  return (
    <Section className={css.part} level={3} title="History">
      <ol className={own.history}>
        {history.map((event) => (
          <li key={event.eventId} className={own.line}>
            <span>
              {eventText(event)}
              {event.productId && `, ${event.productId}`}
              {event.campaign && `, campaign ${event.campaign}`}
            </span>
            {event.seemsAutomated && <StatusChip tone="warning">May be a machine</StatusChip>}
            {event.text && !SAID_IN_LINE.includes(event.kind) && <p className={own.said}>{event.text}</p>}
            {event.documents.map(({ documentId, name }) => (
              <DownloadButton
                key={documentId}
                label={`Download ${name}`}
                fetchFile={() => fetchProspectDocument(prospectId, documentId)}
              >
                {name}
              </DownloadButton>
            ))}
            <Annotation dateTime={event.at}>
              {[shortTime(event.at), event.by].filter(Boolean).join(', ')}
            </Annotation>
          </li>
        ))}
      </ol>
    </Section>
  );
}
