import { type LucideIcon, Check } from 'lucide-react';
import { Menu } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import { closeOnEscape } from '../keyboard/keyListeners';
import { destinationAt } from '../keyboard/keys';
import { returnFocus } from '../keyboard/pageFocus';
import { ChakraRoot } from './ChakraRoot';

interface MenuOption {
  value: string;
  label: string;
  icon?: LucideIcon;
}

export type MenuEntry =
  | {
      kind: 'action';
      id: string;
      label: string;
      icon?: LucideIcon;
      tone?: 'bad';
      onSelect: () => void;
    }
  | {
      kind: 'link';
      id: string;
      label: string;
      icon?: LucideIcon;
      href: string;
    }
  | {
      kind: 'choice';
      id: string;
      label: string;
      value: string;
      options: readonly MenuOption[];
      onChoose: (value: string) => void;
    }
  | { kind: 'text'; id: string; text: string; detail?: string }
  | { kind: 'separator'; id: string };

interface MenuPanelProps {
  triggerId: string;
  label: string;
  entries: readonly MenuEntry[];
  onClose: () => void;
}

/** The stylesheet draws the keys, so that the item's text is only its label. */
function Keys({ href }: { href: string }) {
  const keys = destinationAt(href)?.keys;
  return (
    keys && (
      <span className="menu-keys" aria-hidden>
        {keys.map((key) => (
          <kbd key={key} data-key={key} />
        ))}
      </span>
    )
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  switch (entry.kind) {
    case 'separator':
      return <Menu.Separator />;
    case 'text':
      return (
        <div className="menu-text">
          <bdi>{entry.text}</bdi>
          {entry.detail !== undefined && <small>{entry.detail}</small>}
        </div>
      );
    case 'link':
      return (
        <Menu.Item asChild value={entry.id}>
          <a href={entry.href}>
            {entry.icon && <entry.icon size={16} aria-hidden />}
            {entry.label}
            <Keys href={entry.href} />
          </a>
        </Menu.Item>
      );
    case 'action':
      return (
        <Menu.Item value={entry.id} onSelect={entry.onSelect} data-tone={entry.tone}>
          {entry.icon && <entry.icon size={16} aria-hidden />}
          {entry.label}
        </Menu.Item>
      );
    case 'choice':
      return (
        <Menu.RadioItemGroup
          value={entry.value}
          onValueChange={({ value }) => entry.onChoose(value)}
        >
          <Menu.ItemGroupLabel>{entry.label}</Menu.ItemGroupLabel>
          {entry.options.map((option) => (
            <Menu.RadioItem key={option.value} value={option.value} closeOnSelect={false}>
              {option.icon && <option.icon size={16} aria-hidden />}
              <Menu.ItemText>{option.label}</Menu.ItemText>
              <Menu.ItemIndicator>
                <Check size={16} aria-hidden />
              </Menu.ItemIndicator>
            </Menu.RadioItem>
          ))}
        </Menu.RadioItemGroup>
      );
  }
}

export function MenuPanel({ triggerId, label, entries, onClose }: MenuPanelProps) {
  const content = useRef<HTMLDivElement>(null);
  // Chakra's menu takes the focus, and listens for Escape, only a frame after it was painted.
  useLayoutEffect(() => content.current?.focus({ preventScroll: true }), []);
  const close = () => {
    returnFocus(triggerId, content.current);
    onClose();
  };
  return (
    <ChakraRoot>
      <Menu.Root
        open
        ids={{ trigger: triggerId }}
        positioning={{ strategy: 'fixed', placement: 'bottom-end' }}
        onOpenChange={({ open }) => {
          if (!open) close();
        }}
      >
        <Menu.Positioner>
          <Menu.Content
            ref={content}
            aria-label={label}
            aria-labelledby={undefined}
            onKeyDown={(event) => closeOnEscape(event, close)}
          >
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
    </ChakraRoot>
  );
}
