import { useLocation } from '@tanstack/react-router';
import { NothingHere } from './NothingHere.tsx';

/** Shown at an address without a page. */
export function NotFoundPage() {
  const isInOffice = useLocation({ select: ({ pathname }) => pathname.startsWith('/office/') });
  return <NothingHere isInOffice={isInOffice} />;
}
