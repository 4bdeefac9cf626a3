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
  csvFile(deps, act, {
    about: 'placement-forms',
    filter,
    batches: batchesOf((page) => findPlacementForms(deps, filter, page)),
    columns: {
      learner: (one) => one.name,
      address: (one) => one.emailId,
      cohort: (one) => one.cohort,
      interested: (one) => yesOrNo(one.said.interestedInPlacements),
      places: (one) => one.said.locationPreferences.join('; '),
      countries: (one) => one.said.countryPreferences.join('; '),
      'expected annual pay': (one) =>
        one.said.expectedCtc === null ? '' : one.said.expectedCtc / MINOR_UNITS,
      currency: (one) => one.said.currency,
      'notice in days': (one) => one.said.noticePeriod,
      'would relocate': (one) => yesOrNo(one.said.willingToRelocate),
      'said (UTC)': (one) => one.updatedAt,
    },
  });
