import { Link } from 'react-router-dom';
import { addresses } from '#model/addresses.ts';

/** The name of a project that uses a component, as a link to the project's page. */
export function ProjectLink({ id, name }: { id: string; name: string }) {
  return (
    <Link to={addresses.project(id)}>
      <bdi>{name}</bdi>
    </Link>
  );
}
