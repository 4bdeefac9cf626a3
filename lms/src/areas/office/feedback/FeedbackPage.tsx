import type { OfficeFeedback } from '@plinth/domain/feedback/office-feedback';
import { EmptyState } from '@plinth/ui/EmptyState';
import type { TableColumn } from '@plinth/ui/Table';
import { useQuery } from '@tanstack/react-query';
import {
  feedbackCohortsQuery,
  fetchFeedbackListFile,
  officeFeedbackQuery,
} from '../../../data/office-feedback.ts';
import { optionsOf } from '../../../parts/options-of.ts';
import { ownTimes } from '../../../parts/own-times.ts';
import { StampChip } from '../../../parts/StampChip.tsx';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { CsvButton } from '../list/CsvButton.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { OpenButton } from '../list/OpenButton.tsx';
import { RowLink } from '../list/RowLink.tsx';
import { RowTable } from '../list/RowTable.tsx';
import { TwoLines } from '../list/TwoLines.tsx';
import { timeColumn } from '../list/time-column.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { FeedbackSheet } from './FeedbackSheet.tsx';
import { AUDIENCE_TEXTS, answersText, FEEDBACK_STAMPS, feedbackFilter } from './feedback-texts.ts';

/** The value in the address while a new form is written. */
const NEW = 'new';

const columns: readonly TableColumn<OfficeFeedback>[] = [
  {
    id: 'title',
    header: 'Form',
    orders: { ascending: 'Title, A to Z', descending: 'Title, Z to A' },
    cell: ({ eventId, title, cohort, page }) => (
      <RowLink row={eventId} note={`${cohort ?? 'every cohort'}, on ${page}`}>
        {title}
      </RowLink>
    ),
  },
  {
    id: 'audiences',
    header: 'Asks',
    cell: ({ audiences }) => audiences.map((one) => AUDIENCE_TEXTS[one]).join(', '),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state, isMandatory }) => (
      <TwoLines note={isMandatory && 'mandatory'}>
        <StampChip stamp={FEEDBACK_STAMPS[state]} />
      </TwoLines>
    ),
  },
  {
    id: 'answered',
    header: 'Answers',
    cell: ({ answered, skipped }) => (
      <TwoLines note={skipped > 0 && `${skipped} put off`}>{answersText(answered)}</TwoLines>
    ),
  },
  timeColumn('startsAt', 'From', { ascending: 'Oldest first', descending: 'Newest first' }),
];

/** The school's questions to learners and guides, and their answers. */
export function FeedbackPage() {
  const list = useListSearch();
  const feedback = usePagedQuery(officeFeedbackQuery(feedbackFilter.pageOf(list.search)));
  const cohorts = useQuery(feedbackCohortsQuery()).data?.cohorts ?? [];
  const { open } = list.search;
  return (
    <ListPage
      sheet="O-150"
      title="Feedback"
      shown={feedbackFilter.isSet(list.search) ? 'Filtered' : 'All forms'}
      lead={`Feedback forms on pages, and their answers. ${ownTimes()}`}
      actions={
        <>
          <CsvButton of="forms" fetchFile={() => fetchFeedbackListFile(feedbackFilter.listOf(list.search))} />
          <OpenButton row={NEW}>New form</OpenButton>
        </>
      }
    >
      <ListFilters search="Search by title or page">
        <FilterSelect name="state" label="State" all="Every state" options={optionsOf(FEEDBACK_STAMPS)} />
        <FilterSelect
          name="cohort"
          label="Cohort"
          all="Every cohort"
          options={cohorts.map(({ cohortId, name }) => ({ value: cohortId, label: name }))}
        />
      </ListFilters>
      <RowTable
        query={feedback}
        rowsOf={(data) => data.feedback}
        countText={(total) => (total === 1 ? '1 form' : `${total} forms`)}
        filter={feedbackFilter}
        caption="Feedback"
        columns={columns}
        rowKey={({ eventId }) => eventId}
        empty={<EmptyState level={2} title="No forms yet" />}
      />
      {open && (
        <FeedbackSheet
          key={open}
          eventId={open === NEW ? null : open}
          cohorts={cohorts.filter(({ isOpen }) => isOpen)}
          onAsked={(eventId) => list.open(eventId)}
          onClose={() => list.open(undefined)}
        />
      )}
    </ListPage>
  );
}
