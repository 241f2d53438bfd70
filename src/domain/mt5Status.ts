import type { Mt5UserFields } from './mt5Figures';
import type { StatusLook } from './tone';

/** R24: an MT5 user's one badge: Funded, else Eligible, else Active, else Inactive. */
export function mt5UserLook({ funded, funded_eligible, is_active }: Mt5UserFields): StatusLook {
  if (funded === true) return { label: 'Funded', tone: 'ok' };
  if (funded_eligible === true) return { label: 'Eligible', tone: 'warn' };
  return is_active === true ? { label: 'Active', tone: 'info' } : { label: 'Inactive', tone: 'neutral' };
}
