import { TableProperties } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListTool } from '#library/ListTool.tsx';

/** Opens the choice of a list's columns, which may be loaded only then. */
export function ColumnsTool({ children }: { children: ReactNode }) {
  return (
    <ListTool label="Columns" icon={<TableProperties />}>
      {() => children}
    </ListTool>
  );
}
