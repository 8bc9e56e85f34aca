import { isNotOffered } from '#api/ApiError.ts';
import { useComponentProjects } from '#api/useComponentProjects.ts';
import layout from '#ui/layout.module.css';
import { Popover } from '#ui/Popover.tsx';
import { ProjectLink } from '../actions/ProjectLink.tsx';

/** Shows the number of projects that a change to the component affects, and lists them. */
export function AffectedProjects({ subclass, id }: { subclass: string; id: string }) {
  const { data, error, mutate } = useComponentProjects({ subclass, id });
  if (isNotOffered(error)) return <span>Affected projects are not available.</span>;
  if (error && error.status !== 401) {
    return (
      <span>
        Failed to load affected projects.{' '}
        <button type="button" className={layout.link} onClick={() => void mutate()}>
          Retry
        </button>
      </span>
    );
  }
  if (!data) return null;
  return (
    <span>
      <b>{data.length}</b> project(s) will be affected by the changes{' '}
      <Popover
        title="Affected projects"
        trigger={
          <button type="button" className={layout.link}>
            (view projects)
          </button>
        }
      >
        {data.length === 0 ? (
          <p>No projects</p>
        ) : (
          <ul className={layout.lines}>
            {data.map((project) => (
              <li key={project.id}>
                <ProjectLink id={project.id} name={project.name} />
              </li>
            ))}
          </ul>
        )}
      </Popover>
    </span>
  );
}
