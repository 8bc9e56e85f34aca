import { Alert } from './Alert.tsx';

/** A notice in place of what the server does not have; `what` is in the plural. */
export function NotOffered({ what }: { what: string }) {
  return <Alert tone="info">{`${what} are not available.`}</Alert>;
}
