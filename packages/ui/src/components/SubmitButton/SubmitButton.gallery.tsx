import { Inline } from '../Inline/Inline.tsx';
import { SubmitButton } from './SubmitButton.tsx';

export const states = {
  states: (
    <Inline>
      <SubmitButton form={{ isBusy: false }} variant="primary" label="Save" />
      <SubmitButton form={{ isBusy: true }} label="Saving" />
    </Inline>
  ),
};
