import { Stack } from '../Stack/Stack.tsx';
import { DimensionLine } from './DimensionLine.tsx';

export const states = {
  'from none to all': (
    <Stack gap="xl">
      <DimensionLine label="Clash detection" value={0} max={12} text="0 of 12 topics" />
      <DimensionLine label="Revit families" value={5} max={24} text="5 of 24 topics" />
      <DimensionLine label="Instalments" value={2} max={3} parts={3} text="2 of 3 paid" />
      <DimensionLine label="Quiz" value={24} max={24} tone="success" text="24 of 24 answered" />
      <DimensionLine label="Attendance" value={4} max={20} parts={10} tone="error" text="4 of 20 sessions" />
      <DimensionLine label="Sending" hideLabel value={62} max={100} />
    </Stack>
  ),
};
