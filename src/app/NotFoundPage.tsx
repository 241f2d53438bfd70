import { PageHeading } from '~/ui/layout/Page';
import { hrefs } from '~/routes';

/** Has no navigation, because visitors who aren't signed in see it too. */
export function NotFoundPage() {
  return (
    <main className="stage">
      <div className="state">
        <p className="not-found-code">404</p>
        <PageHeading title="Page not found" />
        <p className="state-text">
          There is no page at this address. The link may be wrong, or the page was removed.
        </p>
        <div className="state-actions">
          <a className="button" data-variant="solid" href={hrefs.dashboard}>
            Back to Home
          </a>
        </div>
      </div>
    </main>
  );
}
