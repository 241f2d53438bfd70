import { useRef, useState } from 'react';
import { type ListViews, type View, readViews } from '../lib/views';
import { MenuPanel, type MenuEntry } from '../ui/overlays/MenuPanel';
import { loadableOverlay } from '../ui/loadable';

const ViewDialogs = loadableOverlay(() =>
  import('./ViewDialogs').then((module) => module.ViewDialogs),
);

export interface ViewsMenuProps {
  triggerId: string;
  views: ListViews;
  onClose: () => void;
}

type Part = 'menu' | 'save' | 'edit';

/** The open menu, or the dialog that was chosen in it. */
export function ViewsMenu({ triggerId, views, onClose }: ViewsMenuProps) {
  const [part, setPart] = useState<Part>('menu');
  /** Opens when the menu closes. */
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
        linkTo('', 'Default', undefined),
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
        // The button has the focus again by now, for the dialog to give it back.
        if (chosen.current === 'menu') onClose();
        else setPart(chosen.current);
      }}
    />
  );
}
