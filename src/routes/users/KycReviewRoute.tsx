import { NotBuiltScreen } from '../../screens/shell/NotBuiltScreen';

export function KycReviewRoute() {
  return <NotBuiltScreen title="KYC Review" />;
}
