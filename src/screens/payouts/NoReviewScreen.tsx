import { ListChecks } from 'lucide-react';
import { StateMessage } from '../../components/feedback/StateMessage';
import { BackLink } from '../../components/layout/BackLink';
import { Page } from '../../components/layout/Page';

/** An address of a review run that isn't, or no longer, under way in this tab. */
export function NoReviewScreen({ listHref }: { listHref: string }) {
  return (
    <Page title="Review pending payouts" back={<BackLink href={listHref} />}>
      <div className="panel">
        <StateMessage
          icon={ListChecks}
          role="status"
          title="No review is under way"
          text="A review belongs to the tab in which it was started, and ends with it. Start one with 'Review pending'."
          actions={<a className="link-button" href={listHref}>Go to the payouts</a>}
        />
      </div>
    </Page>
  );
}
