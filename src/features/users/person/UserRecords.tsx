import type { User } from '~/api/types';
import { Grid } from '~/ui/layout/Layout';
import { RecordParts } from './PersonPanel';
import { useUserRecords } from './usePerson';

export function UserRecords({ id, user }: { id: string; user: User }) {
  return (
    <Grid className="panel person-records" gap={6}>
      <RecordParts {...useUserRecords(id, user)} />
    </Grid>
  );
}
