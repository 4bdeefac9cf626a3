import { DownloadButton } from '../../../parts/DownloadButton.tsx';

type CsvButtonProps = {
  /** What the list holds, such as `people`. */
  of: string;
  /** The file of the whole list that the address names, not of its page alone. */
  fetchFile: () => Promise<File>;
};

/** Downloads a list of the office as CSV, by the filter that is shown. */
export const CsvButton = ({ of, fetchFile }: CsvButtonProps) => (
  <DownloadButton label={`Download CSV of these ${of}`} fetchFile={fetchFile}>
    Download CSV
  </DownloadButton>
);
