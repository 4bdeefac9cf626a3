import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { type UseQueryResult, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { bookSlot, forgetEvaluationDay, type Slots } from '../../../data/evaluation-day.ts';
import { slotText } from '../../../parts/evaluation/slot-text.ts';
import { keepFocus } from '../../../parts/keep-focus.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { ownZone } from '../../../parts/own-zone.ts';
import { showToast } from '../../../parts/show-toast.ts';
import * as css from './evaluation-day.css.ts';
import { mayChooseTime } from './may-choose-time.ts';
import { SlotPicker } from './SlotPicker.tsx';

type SlotsPanelProps = { cohortId: string; nodeId: string; slots: UseQueryResult<Slots> };

/** The learner's slot, and the choice of one or another. */
export function SlotsPanel({ cohortId, nodeId, slots }: SlotsPanelProps) {
  const [isChanging, setChanging] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const book = useMutation({
    mutationFn: bookSlot,
    onSuccess: ({ selectedSlot }) => {
      setChanging(false);
      setChosen(null);
      void showToast('success', `Booked: ${slotText(selectedSlot.startDate, ownZone())}.`);
    },
    // A slot taken by another learner meanwhile is shown as taken.
    onError: () => setChosen(null),
    onSettled: () => forgetEvaluationDay(cohortId),
  });
  if (slots.data === undefined)
    return (
      <LoadState
        query={slots}
        loading="The times are loading"
        failed="The times could not be loaded"
        level={3}
        skeleton={
          <div className={css.days}>
            <Skeleton shape="control" width="full" />
            <Skeleton shape="control" width="full" />
          </div>
        }
      >
        {() => null}
      </LoadState>
    );
  const { slots: all, selectedSlot, slotStatus, refusal } = slots.data;
  const isBooked = slotStatus === 'SLOT_BOOKED' && selectedSlot !== null;
  if (!mayChooseTime(slotStatus) || (slotStatus === 'SLOT_BOOKED' && !isBooked)) return null;
  return (
    <div className={css.slots} ref={keepFocus}>
      {isBooked && (
        <div className={css.booked}>
          <Text weight="strong">{slotText(selectedSlot.startDate, ownZone())}</Text>
          {refusal === null ? (
            <div>
              <Button
                size="s"
                aria-expanded={isChanging}
                onClick={() => {
                  setChosen(null);
                  setChanging((was) => !was);
                }}
              >
                {isChanging ? 'Keep this time' : 'Change the time'}
              </Button>
            </div>
          ) : (
            <Text tone="soft">{refusal}</Text>
          )}
        </div>
      )}
      {book.isError && (
        <Banner tone="error" title="That time could not be booked" live="alert">
          {book.error.message}
        </Banner>
      )}
      {!isBooked && refusal !== null && <Text tone="soft">{refusal}</Text>}
      {refusal === null && (!isBooked || isChanging) && (
        <SlotPicker
          slots={all}
          ownSlotId={selectedSlot?.slotId ?? null}
          chosen={chosen}
          onChoose={setChosen}
          isBooking={book.isPending}
          action={isBooked ? 'Move the interview to this time' : 'Book this time'}
          onBook={(slotId) =>
            book.mutate({
              cohortId,
              nodeId,
              slotId,
              ...(isBooked ? { replacesSlotId: selectedSlot.slotId } : {}),
            })
          }
        />
      )}
    </div>
  );
}
