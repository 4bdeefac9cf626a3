import { Stack } from '../Stack/Stack.tsx';
import { FileInput } from './FileInput.tsx';

const nothing = () => undefined;

export const states = {
  'empty, sending': (
    <Stack>
      <FileInput label="Résumé" required accept=".pdf" hint="PDF, up to 5 MB." onSelect={nothing} />
      <FileInput
        label="Résumé"
        file={{ name: 'asha-rao-cv.pdf', sizeBytes: 2_412_000 }}
        progress={62}
        onSelect={nothing}
        onRemove={nothing}
      />
    </Stack>
  ),
  'arrived, failed, disabled': (
    <Stack>
      <FileInput
        label="Portfolio"
        file={{ name: 'portfolio-2026-with-a-rather-long-name.pdf', sizeBytes: 18_200_000, href: '#file' }}
        onSelect={nothing}
        onRemove={nothing}
      />
      <FileInput
        label="Portfolio"
        file={{ name: 'portfolio.pdf', sizeBytes: 18_200_000 }}
        error="The connection broke off. Send it again."
        onSelect={nothing}
        onRetry={nothing}
        onRemove={nothing}
      />
      <FileInput label="Certificate" disabled onSelect={nothing} />
    </Stack>
  ),
};
