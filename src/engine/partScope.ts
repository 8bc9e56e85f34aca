import { createContext, useContext } from 'react';

/** The path of the only part of a document to render: 'document/turbine'; undefined to render all of it. */
export const PartContext = createContext<string | undefined>(undefined);

/** Returns the only property of an object to render, which leads to the current part; undefined to render all. */
export function usePartInside(object: string): string | undefined {
  const part = useContext(PartContext);
  return part?.startsWith(`${object}/`) ? part.slice(object.length + 1).split('/')[0] : undefined;
}
