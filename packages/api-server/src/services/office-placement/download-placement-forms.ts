import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { findPlacementForms, type PlacementFormFilter } from './list-placement-forms.ts';

const yesOrNo = (said: boolean | null) => (said === null ? '' : said ? 'yes' : 'no');

/** Exports learners' answers in the placement form as a CSV file; pay in whole units. */
export const downloadPlacementForms = (
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  filter: PlacementFormFilter,
) =>
  csvFile(deps.db, act, {
    about: 'placement-forms',
    titles: [
      'learner',
      'address',
      'cohort',
      'interested',
      'places',
      'countries',
      'expected annual pay',
      'currency',
      'notice in days',
      'would relocate',
      'said (UTC)',
    ],
    filter,
    now: deps.now(),
    batches: batchesOf(
      (page) => findPlacementForms(deps, filter, page),
      (one) => [
        one.name,
        one.emailId,
        one.cohort,
        yesOrNo(one.said.interestedInPlacements),
        one.said.locationPreferences.join('; '),
        one.said.countryPreferences.join('; '),
        one.said.expectedCtc === null ? '' : one.said.expectedCtc / MINOR_UNITS,
        one.said.currency ?? '',
        one.said.noticePeriod ?? '',
        yesOrNo(one.said.willingToRelocate),
        one.updatedAt,
      ],
    ),
  });
