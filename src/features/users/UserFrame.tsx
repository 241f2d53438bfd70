import type { ReactNode } from 'react';
import type { Id } from '../../api/types';
import { CopyLink } from '../../ui/fields/CopyButton';
import { BackLink } from '../../ui/layout/ButtonLink';
import { Page } from '../../ui/layout/Page';
import { TabBar } from '../../ui/layout/Tabs';
import { formatText } from '../../lib/text';
import { hrefs } from '../../paths';

export type UserTab = 'Details' | 'KYC' | 'Wallet';

export interface UserFrameProps {
  /** The user's id. */
  id: Id;
  /** The user whose pages these are; undefined while loading. */
  user: { full_name?: unknown; email?: unknown } | undefined;
  /** The heading until the name is known. */
  title: string;
  /** The page of the user that is shown. */
  tab: UserTab;
  /**
   * Links to the previous and the next record of the list that led here. Undefined if there is no
   * such list.
   */
  steps?: ReactNode;
  /** The buttons of the heading. Undefined if there are none. */
  actions?: ReactNode;
  /** The content below the heading. */
  children: ReactNode;
}

// Section 2.
/** The parts that all pages of a user share: the name, 'Back' to all users, and the tab bar. */
export function UserFrame({ id, user, title, tab, steps, actions, children }: UserFrameProps) {
  const tabs = [
    { label: 'Details', href: hrefs.user(id) },
    { label: 'KYC', href: hrefs.userKyc(id) },
    { label: 'Wallet', href: hrefs.userWallet(id) },
  ] as const satisfies readonly { label: UserTab; href: string }[];
  return (
    <Page
      title={user ? formatText(user.full_name) : title}
      part={user && tab}
      back={<BackLink href={hrefs.allUsers} isButton steps={steps} />}
      actions={
        <>
          <CopyLink href={tabs.find(({ label }) => label === tab)?.href ?? hrefs.user(id)} />
          {actions}
        </>
      }
    >
      <TabBar
        label="User"
        tabs={tabs.map((entry) => ({ ...entry, isCurrent: entry.label === tab }))}
      />
      {children}
    </Page>
  );
}
