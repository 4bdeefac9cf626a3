import type { ClosingLearner, CohortClosing } from '@plinth/domain/closing/cohort-closing';
import { USUAL_COMPLETION } from '@plinth/domain/closing/completion-rule';
import { completionText } from '@plinth/domain/closing/completion-text';
import { exactTime, formatDay } from '@plinth/domain/dates/format-day';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Checkbox } from '@plinth/ui/Checkbox';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cohortClosingQuery } from '../../../../data/office-closing.ts';
import { LoadState } from '../../../../parts/LoadState.tsx';
import { ownZone } from '../../../../parts/own-zone.ts';
import { Panel } from '../../../../parts/Panel/Panel.tsx';
import { useNow } from '../../../../parts/use-now.ts';
import { ListPage } from '../../list/ListPage.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import * as css from './closing.css.ts';
import { learnersText } from './closing-texts.ts';
import { MissingList } from './MissingList.tsx';
import { MoreTimeBar } from './MoreTimeBar.tsx';

/** The end of a cohort: who has completed the course, what the others lack, and closing it. */
export function ClosingPage({ cohortId }: { cohortId: string }) {
  const query = useQuery(cohortClosingQuery(cohortId));
  return (
    <ListPage
      sheet="O-360"
      title="Closing"
      lead={`Everyone who ${completionText(query.data?.rule ?? USUAL_COMPLETION)} completes it. A cohort can be closed again for those who come later.`}
    >
      <LoadState query={query} what="The closing">
        {(closing) => <Closing cohortId={cohortId} closing={closing} />}
      </LoadState>
    </ListPage>
  );
}

function Closing({ cohortId, closing }: { cohortId: string; closing: CohortClosing }) {
  const now = useNow();
  const [isClosing, setClosing] = useState(false);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const { endsAt, closedAt, learners, rule } = closing;
  const of = (wanted: ClosingLearner['outcome']) => learners.filter(({ outcome }) => outcome === wanted);
  const [lacking, completing, completed] = [of('LACKS'), of('COMPLETES'), of('COMPLETED')];
  // Who lacks nothing any more has no box to clear, and must not hold up the others.
  const chosen = ticked.filter((id) => lacking.some(({ userId }) => userId === id));
  const hasEnded = endsAt === null || endsAt <= now;
  const toggle = (userId: string) =>
    setTicked(chosen.includes(userId) ? chosen.filter((one) => one !== userId) : [...chosen, userId]);
  return (
    <div className={css.page}>
      <div className={css.bar}>
        <Button variant="primary" disabled={!hasEnded} onClick={() => setClosing(true)}>
          Close the cohort
        </Button>
        <Text secondary>
          {closedAt
            ? `Closed on ${exactTime(closedAt, ownZone())}.`
            : hasEnded
              ? 'Not closed yet.'
              : `The course runs until ${exactTime(endsAt ?? '', ownZone())}; it is closed after that.`}
        </Text>
      </div>
      {lacking.length > 0 && (
        <Panel id="lacking" title={`Lack something: ${learnersText(lacking.length)}`}>
          <ul className={css.rows}>
            {lacking.map((one) => (
              <li key={one.userId} className={css.row}>
                <Checkbox
                  label={one.name}
                  checked={chosen.includes(one.userId)}
                  onChange={() => toggle(one.userId)}
                />
                <MissingList missing={one.missing} state={one.state} rule={rule} />
                {one.moreTimeUntil && <Annotation>More time until {formatDay(one.moreTimeUntil)}</Annotation>}
              </li>
            ))}
          </ul>
          {chosen.length > 0 && (
            <MoreTimeBar cohortId={cohortId} chosen={chosen} onGiven={() => setTicked([])} />
          )}
        </Panel>
      )}
      <NamesPanel id="completing" title="Complete it when you close" learners={completing} />
      <NamesPanel id="completed" title="Have completed it" learners={completed} />
      {learners.length === 0 && <Text>This cohort has no learners.</Text>}
      {isClosing && <CloseDialog cohortId={cohortId} closing={closing} onClose={() => setClosing(false)} />}
    </div>
  );
}

type NamesPanelProps = { id: string; title: string; learners: readonly ClosingLearner[] };

const NamesPanel = ({ id, title, learners }: NamesPanelProps) =>
  learners.length > 0 && (
    <Panel id={id} title={`${title}: ${learnersText(learners.length)}`}>
      <ul className={css.rows}>
        {learners.map(({ userId, name }) => (
          <li key={userId} className={css.row}>
            <Link href={`/office/people/${userId}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
