import type { OfficeEnrolment } from '@plinth/domain/enrolments/office-enrolment';
import { placeAfter, STAFF_MOVES, type StaffMove } from '@plinth/domain/enrolments/place-event';
import { Button } from '@plinth/ui/Button';
import { Link } from '@plinth/ui/Link';
import { RadioGroup } from '@plinth/ui/RadioGroup';
import { Select } from '@plinth/ui/Select';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { enrolmentCohortsQuery } from '../../../data/office-enrolments.ts';
import { oneOf } from '../../../parts/address-values.ts';
import { useStoredDraft } from '../../../parts/use-stored-draft.ts';
import { type Outcome, OutcomeList } from '../list/OutcomeList.tsx';
import { SideSheet } from '../list/SideSheet.tsx';
import { cohortText, MOVE_TEXTS, placeStateText, placesText, seatsText } from './enrolment-texts.ts';
import * as css from './enrolments.css.ts';
import { MovePreview } from './MovePreview.tsx';
import { nameOf } from './name-of.ts';

type MoveSheetProps = {
  enrolments: readonly OfficeEnrolment[];
  onClose: () => void;
  onMoved?: () => void;
};

/** Changes the state of enrolments: the choice, then its consequences, then the change itself. */
export function MoveSheet({ enrolments, onClose, onMoved }: MoveSheetProps) {
  const [move, setMove] = useState<StaffMove>();
  const [toCohortId, setToCohortId] = useState('');
  const enrolmentIds = enrolments.map(({ enrolmentId }) => enrolmentId);
  // A reason is saved for exactly these enrolments: it must not end up in the log of others.
  const held = useStoredDraft(`move:${enrolmentIds.toSorted().join(' ')}`, { reason: '' });
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>();
  const leave = () => {
    onMoved?.();
    onClose();
  };
  const cohorts = useQuery(enrolmentCohortsQuery()).data?.cohorts ?? [];
  const products = new Set(
    enrolments.map((one) => cohorts.find(({ cohortId }) => cohortId === one.cohortId)?.productId),
  );
  const destinations = cohorts.filter(
    ({ cohortId, productId, isActive, isOpenCourse }) =>
      isActive &&
      !isOpenCourse &&
      products.has(productId) &&
      enrolments.some((one) => one.cohortId !== cohortId),
  );
  const [only] = enrolments.length === 1 ? enrolments : [];
  const moves = STAFF_MOVES.filter((one) => enrolments.some(({ state }) => placeAfter(state, one) !== null));
  return (
    <SideSheet
      title={only ? nameOf(only) : placesText(enrolments.length)}
      description={
        only
          ? `${cohortText(only)}. ${placeStateText(only)}.`
          : outcomes
            ? 'Results for each.'
            : 'Your choice is applied to all of them that allow it, or to none.'
      }
      onClose={() => (outcomes ? leave() : onClose())}
      footer={
        outcomes && (
          <Button variant="primary" onClick={leave}>
            Back to the list
          </Button>
        )
      }
    >
      {outcomes ? (
        <OutcomeList label="Results" outcomes={outcomes} words={{ done: 'Done', refused: 'Not done' }} />
      ) : (
        <div className={css.sections}>
          {only && (
            <Text size="s">
              {only.emailId}. <Link href={`/office/audit?person=${only.userId}`}>Changes about them</Link>
            </Text>
          )}
          {moves.length === 0 ? (
            <Text>Nothing can be changed about a place in this state.</Text>
          ) : (
            <RadioGroup
              name="move"
              label="What do you want to do?"
              value={move ?? null}
              options={moves.map((value) => ({ value, label: MOVE_TEXTS[value].label }))}
              onChange={(value) => setMove(oneOf(STAFF_MOVES, value))}
            />
          )}
          {move === 'TRANSFER' && (
            <Select
              label="New cohort"
              required
              placeholder="Choose a cohort"
              value={toCohortId}
              hint={destinations.length === 0 ? 'The course has no other cohort that is open.' : undefined}
              options={destinations.map((one) => ({
                value: one.cohortId,
                label: `${cohortText(one)} (${seatsText(one)})`,
              }))}
              onChange={({ target }) => setToCohortId(target.value)}
            />
          )}
          {move && (move !== 'TRANSFER' || toCohortId !== '') && (
            <>
              <TextInput
                label="Reason"
                hint="For the log; the learner does not read it."
                maxLength={200}
                {...held.text('reason')}
              />
              <MovePreview
                key={`${move} ${toCohortId}`}
                wanted={{
                  move,
                  enrolmentIds,
                  ...(move === 'TRANSFER' ? { toCohortId } : {}),
                }}
                reason={held.draft.reason}
                onMoved={(made) => {
                  held.forget();
                  if (made.length > 1) setOutcomes(made);
                  else leave();
                }}
              />
            </>
          )}
        </div>
      )}
    </SideSheet>
  );
}
