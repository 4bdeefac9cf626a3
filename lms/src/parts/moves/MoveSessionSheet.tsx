import type { OfficeSession } from '@plinth/domain/sessions/office-session';
import { useQuery } from '@tanstack/react-query';
import { moveOwnSession, ownMovePreviewQuery } from '../../data/office-moves.ts';
import { MoveSheet } from './MoveSheet.tsx';
import { dateText } from './move-texts.ts';
import { NewTimeFields } from './NewTimeFields.tsx';
import { useNewTime } from './use-new-time.ts';

type MoveSessionSheetProps = {
  session: Pick<OfficeSession, 'liveSessionId' | 'title' | 'startDate'>;
  timeZone: string;
  onClose: () => void;
};

/** Moves a session of a cohort the caller leads. */
export function MoveSessionSheet({ session, timeZone, onClose }: MoveSessionSheetProps) {
  const { liveSessionId, title, startDate } = session;
  const typed = useNewTime(startDate, timeZone);
  const to = typed.to ?? '';
  const preview = useQuery({ ...ownMovePreviewQuery(liveSessionId, to), enabled: typed.to !== null });
  return (
    <MoveSheet
      title={`Move “${title}”`}
      description={`Now ${dateText(startDate, timeZone)}. It keeps its length.`}
      preview={typed.to === null ? null : preview}
      move={(stamp) => moveOwnSession(liveSessionId, to, stamp)}
      onClose={onClose}
    >
      <NewTimeFields timeZone={timeZone} typed={typed} />
    </MoveSheet>
  );
}
