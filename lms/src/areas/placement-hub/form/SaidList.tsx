import { formatMoney } from '@plinth/domain/money/format-money';
import type { PlacementPreferences } from '@plinth/domain/placement/placement-preferences';
import { Annotation } from '@plinth/ui/Annotation';
import * as css from '../placement.css.ts';
import { FORM_LABELS } from './form-texts.ts';

const OPEN = 'Left open';
const some = (names: readonly string[] | null) => names?.join(', ') || OPEN;
const counted = (value: number | null, unit: string) =>
  value === null ? OPEN : `${value} ${unit}${value === 1 ? '' : 's'}`;
const yesOrNo = (value: boolean | null) => (value === null ? OPEN : value ? 'Yes' : 'No');

/** The answers of the placement form. */
export function SaidList({ preferences: said }: { preferences: PlacementPreferences }) {
  const pay = (amount: number | null) =>
    amount === null || said.currency === null ? OPEN : formatMoney({ amount, currency: said.currency });
  const answers = {
    countryPreferences: some(said.countryPreferences),
    locationPreferences: some(said.locationPreferences),
    willingToRelocate: yesOrNo(said.willingToRelocate),
    noticePeriod: counted(said.noticePeriod, 'day'),
    currentCtc: pay(said.currentCtc),
    expectedCtc: pay(said.expectedCtc),
    projectSpecialization: said.projectSpecialization ?? OPEN,
    languages: some(said.languages),
    internshipExperienceInMonths: counted(said.internshipExperienceInMonths, 'month'),
    priorRevitExp: yesOrNo(said.priorRevitExp),
  };
  return (
    <dl className={css.said}>
      {(Object.keys(answers) as (keyof typeof answers)[]).map((name) => (
        <div key={name} className={css.answer}>
          <dt>
            <Annotation>{FORM_LABELS[name]}</Annotation>
          </dt>
          <dd className={css.answerText}>{answers[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
