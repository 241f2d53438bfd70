import { useRef, useState } from 'react';
import { readViews } from '../lib/viewList';
import type { ListViews, View } from '../lib/views';
import { MenuPanel, type MenuEntry } from '../ui/overlays/MenuPanel';
import { loadableOverlay } from '../ui/loadable';

const ViewDialogs = loadableOverlay(() =>
  import('./ViewDialogs').then((module) => module.ViewDialogs),
);

export interface ViewsMenuProps {
  /** The id of the button that opens it. */
  triggerId: string;
  /** The saved views, and what can be done with them. */
  views: ListViews;
  /** Called when it should close. */
  onClose: () => void;
}

type Part = 'menu' | 'save' | 'edit';

/** The open menu of a list's views, or the dialog that was chosen in it. */
export function ViewsMenu({ triggerId, views, onClose }: ViewsMenuProps) {
  const [part, setPart] = useState<Part>('menu');
  /** The part that follows the menu. */
  const chosen = useRef<Part>('menu');
  const { all, query, hrefOf } = readViews(views);
  if (part !== 'menu') return <ViewDialogs dialog={part} views={views} onClose={onClose} />;
  const linkTo = (id: string, label: string, view: View | undefined): MenuEntry => ({
    kind: 'link',
    id,
    label,
    href: hrefOf(view),
    isCurrent: (view?.query ?? '') === query,
  });
  return (
    <MenuPanel
      triggerId={triggerId}
      label="Views"
      entries={[
        linkTo('', 'No view', undefined),
        ...all.map((view) => linkTo(view.id, view.name, view)),
        { kind: 'separator', id: 'separator' },
        {
          kind: 'action',
          id: 'save',
          label: 'Save view…',
          onSelect: () => void (chosen.current = 'save'),
        },
        {
          kind: 'action',
          id: 'copy',
          label: 'Copy link',
          onSelect: () => views.onAct({ kind: 'copy', view: undefined }),
        },
        {
          kind: 'action',
          id: 'edit',
          label: 'Edit views…',
          onSelect: () => void (chosen.current = 'edit'),
        },
      ]}
      onClose={() => {
        // The button has the focus again by now: a dialog gives it back there.
        if (chosen.current === 'menu') onClose();
        else setPart(chosen.current);
      }}
    />
  );
}
