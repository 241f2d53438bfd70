import { NotBuiltScreen } from '../../screens/shell/NotBuiltScreen';

export function UserWalletRoute() {
  return <NotBuiltScreen title="User Wallet" />;
}
