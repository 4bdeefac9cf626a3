import { Banner } from '@plinth/ui/Banner';

/** Announces why something failed; without an error, nothing. */
export const ErrorBanner = ({ error }: { error: Error | null | undefined }) =>
  error && (
    <Banner tone="error" live="alert">
      {error.message}
    </Banner>
  );
