import { NotBuiltScreen } from '../../screens/shell/NotBuiltScreen';

export function UserKycRoute() {
  return <NotBuiltScreen title="KYC Review" />;
}
