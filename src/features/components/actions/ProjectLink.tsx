import { Link } from 'react-router-dom';
import { addresses } from '#model/addresses.ts';

/** A link to a project that uses a component. */
export function ProjectLink({ id, name }: { id: string; name: string }) {
  return (
    <Link to={addresses.project(id)}>
      <bdi>{name}</bdi>
    </Link>
  );
}
