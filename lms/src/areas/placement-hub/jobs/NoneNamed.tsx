import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Text } from '@plinth/ui/Text';

type NoneNamedProps = { title: string; list: { href: string; label: string } };

/** Shown by a page about one item when its address names none. */
export const NoneNamed = ({ title, list }: NoneNamedProps) => (
  <EmptyState level={2} title={title} action={<Button href={list.href}>{list.label}</Button>}>
    <Text tone="soft">The address names none. Choose one from the list.</Text>
  </EmptyState>
);
