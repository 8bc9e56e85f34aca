import { Alert } from './Alert.tsx';

/** Says that the server does not offer something; `what` is in the plural. */
export function NotOffered({ what }: { what: string }) {
  return <Alert tone="info">{`${what} are not available.`}</Alert>;
}
