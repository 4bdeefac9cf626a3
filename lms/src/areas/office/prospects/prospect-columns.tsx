import { formatDay } from '@plinth/domain/dates/format-day';
import type { Prospect } from '@plinth/domain/prospects/prospect';
import { Checkbox } from '@plinth/ui/Checkbox';
import { StatusChip } from '@plinth/ui/StatusChip';
import type { TableColumn } from '@plinth/ui/Table';
import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import * as css from '../list/list.css.ts';
import { RowLink } from '../list/RowLink.tsx';
import { shortTime } from '../list/short-time.ts';
import { TwoLines } from '../list/TwoLines.tsx';
import { nameOf, PROSPECT_STATE_TEXTS, REGION_TEXTS, TOUCH_TEXTS } from './prospect-texts.ts';
import * as own from './prospects.css.ts';

type Choice = { has: (prospectId: string) => boolean; toggle: (prospectId: string) => void };

/** The columns of the inbox; each row can be chosen. */
export const prospectColumns = (choice: Choice): readonly TableColumn<Prospect>[] => [
  {
    id: 'name',
    header: 'Name',
    orders: { ascending: 'Name, A to Z', descending: 'Name, Z to A' },
    cell: (one) => (
      <span className={own.first}>
        <Checkbox
          label={<VisuallyHidden>{`Choose ${nameOf(one)}`}</VisuallyHidden>}
          checked={choice.has(one.prospectId)}
          onChange={() => choice.toggle(one.prospectId)}
        />
        <RowLink row={one.prospectId} note={one.emailIds[0] ?? one.phones[0] ?? ''}>
          {nameOf(one)}
        </RowLink>
      </span>
    ),
  },
  {
    id: 'source',
    header: 'Came by',
    cell: ({ source, campaign, region }) => (
      <TwoLines note={[campaign, region && REGION_TEXTS[region]].filter(Boolean).join(', ')}>
        {TOUCH_TEXTS[source]}
      </TwoLines>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state, hasApplied, needsReview }) => {
      const { text, tone } = PROSPECT_STATE_TEXTS[state];
      return (
        <span className={css.two}>
          {hasApplied ? (
            <StatusChip tone="success">Applied</StatusChip>
          ) : (
            <StatusChip tone={tone}>{text}</StatusChip>
          )}
          {needsReview && <StatusChip tone="warning">May be a machine</StatusChip>}
        </span>
      );
    },
  },
  { id: 'owner', header: 'Owner', cell: ({ owner }) => owner?.name ?? '–' },
  {
    id: 'nextStepOn',
    header: 'Next step',
    orders: { ascending: 'Next step, soonest first', descending: 'Next step, latest first' },
    cell: ({ nextStep, nextStepOn }) => (
      <TwoLines note={nextStepOn && `by ${formatDay(nextStepOn)}`}>{nextStep || '–'}</TwoLines>
    ),
  },
  {
    id: 'lastTouchAt',
    header: 'Last asked',
    orders: { ascending: 'Last asked, oldest first', descending: 'Last asked, latest first' },
    figures: 'end',
    cell: ({ lastTouchAt, touches }) => (
      <TwoLines note={touches > 1 && `${touches} times`}>
        <time dateTime={lastTouchAt}>{shortTime(lastTouchAt)}</time>
      </TwoLines>
    ),
  },
];
