import { loadable } from '~/ui/loadable';
import { hrefs } from '~/routes';
import { cameFrom } from './cameFrom';
import type { ListStepsProps } from './ListSteps';

const ListSteps = loadable(() => import('./ListSteps'), 'ListSteps');

export const listSteps = (props: ListStepsProps) => cameFrom() && <ListSteps {...props} isQuiet />;

export const userSteps = (id: string, hrefOf: (id: string) => string) =>
  listSteps({ id, what: 'user', lists: [hrefs.allUsers], hrefOf });
