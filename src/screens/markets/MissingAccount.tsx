import { UserX } from 'lucide-react';
import { StateMessage } from '../../components/feedback/StateMessage';

/** R155: a 404 on an account's positions. */
export function MissingAccount() {
  return <StateMessage icon={UserX} role="alert" title="No such account" text="There is no trading account with this login, or there is none any more." />;
}
