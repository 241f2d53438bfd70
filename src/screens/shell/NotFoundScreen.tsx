import { PageHeading } from '../../components/layout/Page';
import { hrefs } from '../../paths';

/** Section 2: the fallback page, outside the protected layout. */
export function NotFoundScreen() {
  return (
    <main className="stage">
      <div className="state">
        <p className="not-found-code">404</p>
        <PageHeading title="Page not found" />
        <p className="state-text">There is nothing at this address. It may have been mistyped, or what it led to is gone.</p>
        <div className="state-actions">
          <a className="button" data-variant="solid" href={hrefs.dashboard}>
            Back to Home
          </a>
        </div>
      </div>
    </main>
  );
}
