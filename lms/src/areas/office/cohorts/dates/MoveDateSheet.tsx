import type { CohortDate, CohortMove } from '@plinth/domain/cohorts/cohort-move';
import { TimelineKey } from '@plinth/domain/cohorts/timeline-key';
import { useQuery } from '@tanstack/react-query';
import { moveDates, movePreviewQuery } from '../../../../data/office-moves.ts';
import { MoveSheet } from '../../../../parts/moves/MoveSheet.tsx';
import { dateText, KIND_TEXTS } from '../../../../parts/moves/move-texts.ts';
import { NewTimeFields } from '../../../../parts/moves/NewTimeFields.tsx';
import { useNewTime } from '../../../../parts/moves/use-new-time.ts';

type MoveDateSheetProps = { cohortId: string; date: CohortDate; timeZone: string; onClose: () => void };

function moveOf({ kind, id }: CohortDate, to: string): CohortMove {
  if (kind === 'SESSION') return { what: kind, liveSessionId: id, to };
  if (kind === 'MILESTONE') return { what: kind, key: TimelineKey.parse(id), to };
  return { what: kind, nodeId: id, to };
}

/** Moves one date of a cohort. */
export function MoveDateSheet({ cohortId, date, timeZone, onClose }: MoveDateSheetProps) {
  const typed = useNewTime(date.at, timeZone);
  const move = moveOf(date, typed.to ?? date.at);
  const preview = useQuery({ ...movePreviewQuery(cohortId, move), enabled: typed.to !== null });
  return (
    <MoveSheet
      title={`Move “${date.title}”`}
      description={`${KIND_TEXTS[date.kind]}, now ${dateText(date.at, timeZone)}.`}
      preview={typed.to === null ? null : preview}
      move={(stamp) => moveDates(cohortId, move, stamp)}
      onClose={onClose}
    >
      <NewTimeFields timeZone={timeZone} typed={typed} />
    </MoveSheet>
  );
}
