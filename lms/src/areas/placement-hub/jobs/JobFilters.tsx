import { WORK_MODE_LABEL } from '@plinth/domain/jobs/job-labels';
import { WORK_MODES } from '@plinth/domain/jobs/work-modes';
import { Button } from '@plinth/ui/Button';
import { ChipTabs } from '@plinth/ui/ChipTabs';
import { TextInput } from '@plinth/ui/TextInput';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { addressOf, type JobFilter } from './job-filter.ts';
import * as css from './jobs.css.ts';

/** Narrows the list; each choice is an address, so that Back and links work. */
export function JobFilters({ cohortId, filter }: { cohortId: string; filter: JobFilter }) {
  const navigate = useNavigate();
  const [search, setSearch] = useState(filter.search);
  const [location, setLocation] = useState(filter.location);
  const to = (change: Partial<JobFilter>) => addressOf(cohortId, { ...filter, search, location, ...change });
  return (
    <div className={css.filters}>
      <search aria-label="Openings">
        <form
          className={css.search}
          onSubmit={(event) => {
            event.preventDefault();
            void navigate({ href: to({}) });
          }}
        >
          <TextInput
            label="Title, company or skill"
            type="search"
            maxLength={80}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <TextInput
            label="Place"
            type="search"
            maxLength={80}
            value={location}
            onChange={({ target }) => setLocation(target.value)}
          />
          <Button type="submit">Search</Button>
        </form>
      </search>
      <div className={css.chips}>
        <ChipTabs
          label="Work mode"
          value={filter.workMode ?? ''}
          tabs={[
            { value: '', label: 'Any mode', href: to({ workMode: null }) },
            ...WORK_MODES.map((mode) => ({
              value: mode,
              label: WORK_MODE_LABEL[mode],
              href: to({ workMode: mode }),
            })),
          ]}
        />
        <ChipTabs
          label="All or saved"
          value={filter.isSaved ? 'saved' : 'all'}
          tabs={[
            { value: 'all', label: 'All', href: to({ isSaved: false }) },
            { value: 'saved', label: 'Saved', href: to({ isSaved: true }) },
          ]}
        />
      </div>
    </div>
  );
}
