import { TableProperties } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListTool } from '#library/ListTool.tsx';

/** Opens the panel in which a list's columns are chosen; its content may be loaded only then. */
export function ColumnsTool({ children }: { children: ReactNode }) {
  return (
    <ListTool label="Columns" icon={<TableProperties />}>
      {() => children}
    </ListTool>
  );
}
