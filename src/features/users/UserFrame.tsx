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
  id: Id;
  /** Undefined while loading. */
  user: { full_name?: unknown } | undefined;
  /** The heading until the name is known. */
  title: string;
  tab: UserTab;
  /** Links to the previous and the next record of the list that led here, if there is one. */
  steps?: ReactNode;
  /** The buttons of the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Section 2: what all pages of a user share: name, way back and tabs. */
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
