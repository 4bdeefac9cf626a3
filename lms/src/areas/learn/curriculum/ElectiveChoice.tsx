import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { orderByRank } from '@plinth/domain/curriculum/order-by-rank';
import { exactTime } from '@plinth/domain/dates/format-day';
import { isStep } from '@plinth/domain/progress/complete-node';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { RadioGroup } from '@plinth/ui/RadioGroup';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { placeQuery, selectElective } from '../../../data/cohorts.ts';
import type { CurriculumPart } from '../../../data/curriculum.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { ProblemNote } from '../../../parts/ProblemNote.tsx';
import { useNow } from '../../../parts/use-now.ts';
import * as css from './CurriculumMap.css.ts';

type ElectiveChoiceProps = { part: CurriculumPart; electives: readonly CurriculumNode[] };

/** The choice of one elective, then its specialisation; it is final. */
export function ElectiveChoice({ part, electives }: ElectiveChoiceProps) {
  const client = useQueryClient();
  const now = useNow();
  const name = useId();
  const own = useQuery(placeQuery(part)).data;
  const [wanted, setWanted] = useState<string | null>(null);
  const [direction, setDirection] = useState<string | null>(null);
  const chosen = own?.electives.find(({ nodeId }) => electives.some((node) => node.nodeId === nodeId));
  const current = electives.find(({ nodeId }) => nodeId === (chosen?.nodeId ?? wanted));
  const directions = orderByRank(current?.children.filter(isStep) ?? []).flatMap(
    ({ meta }) => meta.title ?? [],
  );
  const closes = electives[0]?.meta.endDate ?? null;
  const isClosed = closes !== null && closes < now;
  const choose = useMutation({
    mutationFn: selectElective,
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['cohorts'] });
      void client.invalidateQueries({ queryKey: ['curriculum'] });
      void client.invalidateQueries({ queryKey: ['progress'] });
    },
  });

  if (chosen?.specialisation)
    return (
      <p className={css.elective}>
        <Annotation label>Your elective</Annotation> {current?.meta.title}, {chosen.specialisation}
      </p>
    );
  // Only a mentor has no place; whose could not be loaded is told so by the frame.
  if (own === undefined && !part.isPreview) return null;
  if (!own || part.isPreview)
    return (
      <p className={css.elective}>
        Learners choose one of: {electives.map(({ meta }) => meta.title).join(', ')}
      </p>
    );
  if (isClosed)
    return (
      <p className={css.elective}>
        {chosen
          ? `Your elective: ${current?.meta.title}`
          : `The time to choose ended on ${exactTime(closes, ownZone())}.`}
      </p>
    );
  return (
    <div className={css.elective}>
      {chosen ? (
        <p>
          <Annotation label>Your elective</Annotation> {current?.meta.title}
        </p>
      ) : (
        <RadioGroup
          label="Choose one elective"
          hint={
            closes ? `Until ${exactTime(closes, ownZone())}. Your choice is final.` : 'Your choice is final.'
          }
          name={name}
          value={wanted ?? ''}
          options={orderByRank(electives).map(({ nodeId, meta }) => ({
            value: nodeId,
            label: meta.title ?? '',
          }))}
          onChange={(nodeId) => {
            setWanted(nodeId);
            setDirection(null);
          }}
        />
      )}
      {current && directions.length > 1 && (
        <RadioGroup
          label="Specialisation"
          name={`${name}-direction`}
          value={direction ?? ''}
          options={directions.map((title) => ({ value: title, label: title }))}
          onChange={setDirection}
        />
      )}
      <ProblemNote size="m" text={choose.error?.message} />
      <div>
        <Button
          disabled={!current || (chosen !== undefined && direction === null)}
          loading={choose.isPending}
          onClick={() =>
            current &&
            choose.mutate({ cohortId: part.cohortId, nodeId: current.nodeId, specialisation: direction })
          }
        >
          Choose
        </Button>
      </div>
    </div>
  );
}
