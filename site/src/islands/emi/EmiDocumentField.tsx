import { upload } from '@plinth/api-client/upload';
import { EMI_DOCUMENTS } from '@plinth/domain/payments/emi-documents';
import { clientOptions, type EmiState } from '../../api/client.ts';
import { UploadField } from '../UploadField.tsx';
import { DOCUMENT_ACCEPT, documentProblem } from './document-problem.ts';

type Documents = EmiState['documents'];

type Props = {
  id: string;
  orderId: string;
  document: Documents[number];
  error?: string | null;
  /** Called with the current state of every document slot. */
  onUploaded: (documents: Documents) => void;
};

/** The slot of one document: empty, being uploaded, or received and replaceable. */
export function EmiDocumentField({ id, orderId, document, error, onUploaded }: Props) {
  const { kind, name, status } = document;
  return (
    <UploadField
      id={id}
      label={name}
      hint={EMI_DOCUMENTS[kind].hint}
      error={error}
      required
      accept={DOCUMENT_ACCEPT}
      problemOf={documentProblem}
      storedName={status === 'COMPLETED' ? `${name}, received` : null}
      send={async (file, way) => {
        const answer = await upload<{ documents: Documents }>(clientOptions, {
          method: 'PUT',
          path: '/v1/client/oms-v2/order/plan/emi/document',
          fields: { orderId, kind, document: file },
          ...way,
        });
        onUploaded(answer.documents);
      }}
    />
  );
}
