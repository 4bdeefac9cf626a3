import { Banner } from '@plinth/ui/Banner';

type ErrorBannerProps<Failure extends Error> = {
  error: Failure | null | undefined;
  /** What is said of it. Default: its message. */
  textOf?: (error: Failure) => string;
};

/** Announces why something failed; without an error, nothing. */
export const ErrorBanner = <Failure extends Error>({
  error,
  textOf = ({ message }) => message,
}: ErrorBannerProps<Failure>) =>
  error && (
    <Banner tone="error" live="alert">
      {textOf(error)}
    </Banner>
  );
