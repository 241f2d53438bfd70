import { NotFoundScreen } from './NotFoundScreen';

export function NotFoundPage() {
  return <NotFoundScreen />;
}
