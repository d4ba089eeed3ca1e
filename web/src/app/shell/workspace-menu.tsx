/** Which workspace this is, for who has several, and the way into another. */
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../entities/account/session.js';
import { switchTo, useWorkspaces } from '../../entities/account/workspaces.js';
import { messageOf } from '../../lib/api-error.js';
import { t } from '../../lib/texts.js';
import { Menu } from '../../ui/menu.js';
import { toast } from '../../ui/toast-list.js';

export function WorkspaceMenu() {
  const here = useSession()?.workspace;
  const { data: all = [] } = useWorkspaces();
  const [busy, setBusy] = useState(false);
  const others = all.filter(({ id }) => id !== here?.id);
  if (!here || others.length === 0) return null;
  const go = async (id: string) => {
    setBusy(true);
    try {
      await switchTo(id); // the page is left
    } catch (error) {
      setBusy(false);
      toast.error(messageOf(error, t('The workspace could not be opened. Please try again.')));
    }
  };
  return (
    <div className="px-4">
      <Menu
        wide
        label={here.name}
        about={t('Workspace: {name}', { name: here.name })}
        icon={<Building2 aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />}
        busy={busy}
        items={others.map(({ id, name }) => ({ id, label: name, onChoose: () => void go(id) }))}
      />
    </div>
  );
}
