import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog } from './Dialog.tsx';

export const states = {
  'opens from its button': (
    <Inline>
      <Dialog
        title="Submit the quiz?"
        description="Two of 24 questions are not answered."
        trigger={<Button>Submit quiz</Button>}
        size="s"
        footer={
          <>
            <Button variant="quiet">Look again</Button>
            <Button variant="primary">Submit</Button>
          </>
        }
      >
        <Text>Once submitted, answers stand. You see the result and the explanations at once.</Text>
      </Dialog>
      <Dialog title="Choose your region" trigger={<Button>Without a way out</Button>} dismissible={false}>
        <Text>Fees and dates depend on it.</Text>
      </Dialog>
    </Inline>
  ),
};
