import { DownloadButton } from '../../../parts/DownloadButton.tsx';

type CsvButtonProps = {
  /** What the list contains, such as `people`. */
  of: string;
  /** Fetches the file of the whole list that the address names, not only of its page. */
  fetchFile: () => Promise<{ body: File }>;
};

/** Downloads a list of the office as CSV, with the current filter. */
export const CsvButton = ({ of, fetchFile }: CsvButtonProps) => (
  <DownloadButton label={`Download CSV of these ${of}`} fetchFile={fetchFile}>
    Download CSV
  </DownloadButton>
);
