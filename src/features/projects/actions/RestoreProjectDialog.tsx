import { restoreProject } from '#api/projectCalls.ts';
import { NameDialog } from './NameDialog.tsx';
import { tellRestored, useRestoringProjects } from './restoringStore.ts';

/** Asks for another name for each deleted project whose own has been taken; nothing while none needs one. */
export function RestoreProjectDialog() {
  const project = useRestoringProjects(({ waiting: [first] }) => first);
  if (!project) return null;
  const { id, name, is_template } = project;
  const close = () => useRestoringProjects.setState(({ waiting }) => ({ waiting: waiting.slice(1) }));
  return (
    <NameDialog
      key={id}
      title="Restore under another name"
      lead={
        <>
          The name “<bdi>{name}</bdi>” was taken in the meantime.
        </>
      }
      action="Restore"
      wanted={name}
      suffix="restored"
      templates={is_template}
      onClose={close}
      submit={async (other) => {
        tellRestored([await restoreProject({ id, name: other })]);
        close();
      }}
    />
  );
}
