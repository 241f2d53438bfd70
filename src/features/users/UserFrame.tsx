import type { ReactNode } from 'react';
import type { Id } from '~/api/types';
import { CopyLink } from '~/ui/fields/CopyButton';
import { BackLink } from '~/ui/layout/ButtonLink';
import { Page } from '~/ui/layout/Page';
import { TabBar } from '~/ui/layout/Tabs';
import { formatText } from '~/lib/text';
import { hrefs } from '~/routes';

interface UserFrameProps {
  id: Id;
  user: { full_name?: unknown } | undefined;
  title: string;
  tab: 'Details' | 'KYC' | 'Wallet';
  steps?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function UserFrame({ id, user, title, tab, steps, actions, children }: UserFrameProps) {
  const addresses = {
    Details: hrefs.user(id),
    KYC: hrefs.userKyc(id),
    Wallet: hrefs.userWallet(id),
  };
  return (
    <Page
      title={user ? formatText(user.full_name) : title}
      part={user && tab}
      back={
        <>
          <BackLink href={hrefs.allUsers} isButton />
          {steps}
        </>
      }
      actions={
        <>
          <CopyLink href={addresses[tab]} />
          {actions}
        </>
      }
    >
      <TabBar
        label="User"
        tabs={Object.entries(addresses).map(([label, href]) => ({
          label,
          href,
          isCurrent: label === tab,
        }))}
      />
      {children}
    </Page>
  );
}
