import { Card } from '../Card/Card.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

export const states = {
  'a course card': (
    <Card media={<Skeleton shape="media" />} footer={<Skeleton shape="button" />}>
      <Skeleton shape="annotation" width="third" />
      <Skeleton shape="heading" width="most" />
      <div>
        <Skeleton shape="text" />
        <Skeleton shape="text" width="half" />
      </div>
    </Card>
  ),
  'rows of a table': (
    <Stack gap="xs">
      <Inline gap="m">
        <Skeleton shape="avatar" />
        <Skeleton shape="text" width="half" />
      </Inline>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </Stack>
  ),
  'a form, a block': (
    <Stack gap="m">
      <Skeleton shape="control" />
      <Skeleton shape="control" width="half" />
      <Skeleton shape="block" />
    </Stack>
  ),
};
