import type { LucideIcon } from 'lucide-react';

export interface MenuOption {
  value: string;
  label: string;
  icon?: LucideIcon;
}

/** The entries of a menu. Links are real links; a choice is a group of radio items. */
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
      isCurrent?: boolean;
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
