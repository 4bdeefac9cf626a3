import { Inline } from '../Inline/Inline.tsx';
import { Button } from './Button.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export const states = {
  variants: (
    <Inline>
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant === 'danger' ? 'Withdraw application' : 'Continue'}
        </Button>
      ))}
    </Inline>
  ),
  sizes: (
    <Inline>
      <Button variant="primary" size="l" href="#apply">
        Apply for this cohort
      </Button>
      <Button size="m">Download syllabus</Button>
      <Button size="s">Edit</Button>
    </Inline>
  ),
  loading: (
    <Inline>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} loading>
          Saving draft
        </Button>
      ))}
    </Inline>
  ),
  disabled: (
    <Inline>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          Submit quiz
        </Button>
      ))}
    </Inline>
  ),
  block: (
    <Button variant="primary" block>
      Pay the first instalment
    </Button>
  ),
};
