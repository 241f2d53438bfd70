import { listMt5Users, type Mt5UserList, type Mt5UserPageQuery } from '../api/mt5';
import { keys } from './keys';
import { useListReading, type ListReading } from './reading';

/** One page of MT5 users; rows of another page, filter or search stand in while it loads. */
export const useMt5Users = (query: Mt5UserPageQuery): ListReading<Mt5UserList> => useListReading(keys.mt5.users(query), () => listMt5Users(query));
