import { ApiError } from '@plinth/api-client/api-error';
import type { PreviewedMove, PreviewMove } from '@plinth/domain/enrolments/office-enrolment';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { randomId } from '@plinth/ui/forms/random-id';
import { Text } from '@plinth/ui/Text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { moveEnrolments, movePreviewQuery } from '../../../data/office-enrolments.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { RowsSkeleton } from '../../../parts/RowsSkeleton.tsx';
import { showToast } from '../../../parts/show-toast.ts';
import { type Outcome, OutcomeList } from '../list/OutcomeList.tsx';
import { SheetSection } from '../list/SheetSection.tsx';
import { cohortText, consequenceLines, MOVE_TEXTS, placesText } from './enrolment-texts.ts';
import * as css from './enrolments.css.ts';
import { nameOf } from './name-of.ts';

type MovePreviewProps = {
  wanted: PreviewMove;
  reason: string;
  onMoved: (outcomes: readonly Outcome[]) => void;
};

/** The body of a refusal of a bulk change. */
const Refused = z.object({ refused: z.array(z.object({ enrolmentId: z.string(), reason: z.string() })) });

/** The effect of a change on access, money, seat and progress of each enrolment, and the button that applies it. */
export function MovePreview({ wanted, reason, onMoved }: MovePreviewProps) {
  const client = useQueryClient();
  const preview = useQuery(movePreviewQuery(wanted));
  const [key, setKey] = useState(randomId);
  const { move, toCohortId } = wanted;
  const { verb, done } = MOVE_TEXTS[move];
  const send = useMutation({
    mutationFn: (moves: readonly PreviewedMove[]) =>
      moveEnrolments(
        {
          move,
          reason,
          ...(toCohortId ? { toCohortId } : {}),
          enrolments: moves
            .filter(isPossible)
            .map(({ enrolment: { enrolmentId, state } }) => ({ enrolmentId, seen: state })),
        },
        key,
      ),
    onSuccess: async ({ moved }, moves) => {
      onMoved(moves.map((one) => outcomeOf(one, `Was ${done}, and is notified by email.`)));
      // For several, the list shows the outcome of each.
      if (moves.length === 1) void showToast('success', `${placesText(moved)} was ${done}.`);
      await client.invalidateQueries({ queryKey: ['office'] });
    },
  });
  const lookAgain = async () => {
    setKey(randomId());
    await client.invalidateQueries({ queryKey: ['office'] });
    send.reset();
  };
  return (
    <SheetSection className={css.sections} title="Consequences">
      <LoadState
        query={preview}
        loading="Checking the consequences"
        skeleton={<RowsSkeleton />}
        failed="Could not be checked"
      >
        {({ moves }) => {
          const possible = moves.filter(isPossible);
          return (
            <>
              {possible.length < moves.length && (
                <Banner
                  tone="warning"
                  title={`${placesText(moves.length - possible.length)} cannot be ${done}`}
                >
                  {possible.length > 0 && 'The others can; these stay as they are.'}
                </Banner>
              )}
              <ul className={css.places}>
                {moves.map((one) => (
                  <PlaceLines key={one.enrolment.enrolmentId} previewed={one} />
                ))}
              </ul>
              {send.error && (
                <Banner
                  tone="error"
                  live="alert"
                  title="Nothing was changed"
                  action={
                    <Button size="s" onClick={() => void lookAgain()}>
                      Check again
                    </Button>
                  }
                >
                  {send.error.message}
                </Banner>
              )}
              {send.error && (
                <OutcomeList
                  label="Reasons"
                  outcomes={refusedOf(send.error, moves)}
                  words={{ done: 'Done', refused: 'Not done' }}
                />
              )}
              {possible.length > 0 && (
                <>
                  <Text secondary>
                    {possible.length === 1
                      ? 'One email goes to the learner'
                      : 'One email goes to each of them'}
                    {move === 'CANCEL' ? '. An order that ended does not come back with the place.' : '.'}
                  </Text>
                  <div>
                    <Button
                      variant={move === 'CANCEL' || move === 'BLOCK' ? 'danger' : 'primary'}
                      loading={send.isPending}
                      disabled={preview.isFetching}
                      onClick={() => send.mutate(moves)}
                    >
                      {`${verb} ${placesText(possible.length)}`}
                    </Button>
                  </div>
                </>
              )}
            </>
          );
        }}
      </LoadState>
    </SheetSection>
  );
}

const isPossible = ({ consequences }: PreviewedMove) => consequences !== null;

const outcomeOf = (one: PreviewedMove, done: string): Outcome => ({
  key: one.enrolment.enrolmentId,
  name: nameOf(one.enrolment),
  detail: cohortText(one.enrolment),
  isRefused: !isPossible(one),
  text: one.reason ?? done,
});

/** Returns the enrolments that the server refused, each with its reason; the others are unchanged. */
function refusedOf(error: Error, moves: readonly PreviewedMove[]): Outcome[] {
  const told = error instanceof ApiError ? Refused.safeParse(error.data) : null;
  if (!told?.success) return [];
  return told.data.refused.flatMap(({ enrolmentId, reason }) => {
    const one = moves.find(({ enrolment }) => enrolment.enrolmentId === enrolmentId);
    return one ? [{ ...outcomeOf(one, ''), isRefused: true, text: reason }] : [];
  });
}

const PlaceLines = ({ previewed: { enrolment, consequences, reason } }: { previewed: PreviewedMove }) => (
  <li className={css.place}>
    <strong>{nameOf(enrolment)}</strong>
    {consequences ? (
      <dl className={css.lines}>
        {consequenceLines(consequences).map(([name, text]) => (
          <div key={name} className={css.line}>
            <dt className={css.name}>{name}</dt>
            <dd className={css.text}>{text}</dd>
          </div>
        ))}
      </dl>
    ) : (
      <Text size="s">{reason}</Text>
    )}
  </li>
);
