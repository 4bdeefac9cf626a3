import type { Region } from '@plinth/domain/catalog/region';
import { phoneCountryOf } from '@plinth/domain/fields/phone-country-of';
import type { PhoneCountry } from '@plinth/ui/PhoneInput';
import { RadioGroup } from '@plinth/ui/RadioGroup';
import { TextInput } from '@plinth/ui/TextInput';
import * as css from '../island.css.ts';
import type { RoleChoice } from './CareerBuilder.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { fieldId } from './field-id.ts';
import { QuestionStep } from './QuestionStep.tsx';
import type { CareerBuilderInProgress } from './use-career-builder.ts';
import { useRoles } from './use-roles.ts';

type Props = {
  builder: CareerBuilderInProgress;
  roles: RoleChoice[];
  countries: readonly PhoneCountry[];
  region: Region;
};

/** The fields of the open step. */
export function StepFields({ builder, roles: builtRoles, countries, region }: Props) {
  const { step, attempt, question, refused, change, choose, tick, text } = builder;
  const roles = useRoles(builtRoles);
  const errorOf = (field: string) => refused[field] ?? null;

  if (step === 0)
    return (
      <div id={fieldId('careerType')} tabIndex={-1}>
        <RadioGroup
          label="Role"
          hideLabel
          name="careerType"
          layout="tiles"
          required
          error={errorOf('careerType')}
          options={roles.map(({ careerType, title, description }) => ({
            value: careerType,
            label: title,
            hint: description,
          }))}
          value={attempt.careerType}
          onChange={(value) =>
            change('careerType', roles.find((role) => role.careerType === value)?.careerType ?? null)
          }
        />
      </div>
    );
  if (step === 1)
    return (
      <div className={css.fields}>
        <TextInput
          id={fieldId('firstName')}
          label="First name"
          required
          autoComplete="given-name"
          hint="Shown on the report."
          {...text('firstName')}
        />
        <TextInput
          id={fieldId('emailId')}
          label="Email address"
          type="email"
          inputMode="email"
          required
          autoComplete="email"
          hint="We email you two links: one to continue where you left off, one to the result."
          {...text('emailId')}
        />
      </div>
    );
  if (question)
    return (
      <QuestionStep answers={attempt.answers} onChoose={choose} onTick={tick} {...{ question, errorOf }} />
    );
  return <DetailsStep builder={builder} countries={countries} preferred={phoneCountryOf(region)} />;
}
