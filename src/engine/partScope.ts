import { createContext, useContext } from 'react';

/** The part of a document that is drawn, by its path: 'document/turbine'; undefined where all of it is. */
export const PartContext = createContext<string | undefined>(undefined);

/** The property of an object that leads to the part which alone is drawn; undefined where the whole object is. */
export function usePartInside(object: string): string | undefined {
  const part = useContext(PartContext);
  return part?.startsWith(`${object}/`) ? part.slice(object.length + 1).split('/')[0] : undefined;
}
