import { relativeTime } from '@plinth/domain/dates/relative-time';
import type { ThreadEntry } from '@plinth/domain/mentor-queries/query-item';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../stores/session.ts';
import { dayText } from '../day-text.ts';
import { ownZone } from '../own-zone.ts';
import { RichText } from '../RichText/RichText.tsx';
import { useNow } from '../use-now.ts';
import { MessageForm, type WriteMessage } from './MessageForm.tsx';
import * as css from './queries.css.ts';

const ROLE: Partial<Record<ThreadEntry['author']['role'], string>> = {
  INDUSTRIAL_GUIDE: 'Industrial guide',
  LEAD_MENTOR: 'Lead mentor',
};

type MessageProps = {
  cohortId: string;
  queryId: string;
  message: ThreadEntry;
  isClosed: boolean;
  write: WriteMessage;
};

/** One message of a thread; the user's own can be changed until the query is resolved. */
export function Message({ cohortId, queryId, message, isClosed, write }: MessageProps) {
  const { userId } = useSnapshot(session);
  const now = useNow();
  const [isChanging, setChanging] = useState(false);
  const { author, createdAt, editedAt, body, attachments } = message;
  const role = ROLE[author.role];
  const isOwn = author.userId === userId;
  const isToday = Date.parse(now) - Date.parse(createdAt) < 86_400_000;
  return (
    <li className={role ? `${css.entry} ${css.byMentor}` : css.entry}>
      <div className={css.who}>
        <span className={css.name}>{isOwn ? 'You' : author.firstName}</span>
        {role && <Annotation tone="signal">{role}</Annotation>}
        <Annotation dateTime={createdAt}>
          {isToday ? relativeTime(createdAt, now) : dayText(createdAt, ownZone())}
        </Annotation>
        {editedAt && <Annotation>changed</Annotation>}
      </div>
      {isChanging ? (
        <MessageForm
          cohortId={cohortId}
          queryId={queryId}
          message={message}
          write={write}
          onSent={() => setChanging(false)}
          onCancel={() => setChanging(false)}
        />
      ) : (
        <>
          <RichText cohortId={cohortId} blocks={body} attachments={attachments} />
          {isOwn && !isClosed && (
            <div className={css.actions}>
              <Button size="s" variant="quiet" onClick={() => setChanging(true)}>
                Change this message
              </Button>
            </div>
          )}
        </>
      )}
    </li>
  );
}
