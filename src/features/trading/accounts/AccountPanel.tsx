import { FigureList } from '~/ui/layout/FigureList';
import { ArrowRight, MousePointerClick, X } from 'lucide-react';
import { useState, type Ref } from 'react';
import type { TradingAccount } from '~/api/types';
import { EmptyState, LoadState, StateMessage } from '~/ui/feedback/states';
import { closeOnEscape } from '~/ui/keyboard/keyListeners';
import { Badge } from '~/ui/table/Badge';
import { DataTable } from '~/ui/table/DataTable';
import { EmailText } from '~/ui/text/EmailText';
import { formatMoney } from '~/lib/money';
import { formatCount } from '~/lib/numbers';
import { positionRows, positionTotals } from '../positions/positions';
import { dash, formatText, isolate } from '~/lib/text';
import { phaseBadge, type PositionsLoad } from '../model';
import { hrefs } from '~/routes';
import { loaded } from '~/lib/load';
import { accountDetails, briefPositionColumns, MissingAccount } from '../positions/PositionsScreen';
import { Row } from '~/ui/layout/Layout';
import { CopyLink } from '~/ui/fields/CopyButton';
import { IconButton } from '~/ui/fields/Button';
import '../trading.css';

export interface SelectedAccount {
  login: string;
  account: TradingAccount | undefined;
  positions: PositionsLoad;
}

export interface AccountPanelProps extends SelectedAccount {
  heading: Ref<HTMLHeadingElement>;
  onClose: () => void;
}

const firstRows = 50;

function Positions({ load }: { load: PositionsLoad }) {
  const [isWhole, setIsWhole] = useState(false);
  if (load.status === 'missing') return <MissingAccount onRetry={load.onRetry} />;
  if (load.status === 'ready' && load.data.results.length === 0)
    return <EmptyState title="No open positions" />;
  const rows = loaded(load)?.results;
  return (
    <LoadState load={load} what="The positions">
      <DataTable
        label="Open positions"
        columns={briefPositionColumns}
        rows={rows && positionRows(rows).slice(0, isWhole ? undefined : firstRows)}
        isReadOnly
      />
      {!isWhole && rows && rows.length > firstRows && (
        <button
          type="button"
          className="button account-more"
          data-variant="outline"
          onClick={() => setIsWhole(true)}
        >
          {`Show all ${formatCount(rows.length)}`}
        </button>
      )}
    </LoadState>
  );
}

const known = (value: unknown) => (formatText(value) === dash ? undefined : formatText(value));

export function AccountPanel({ login, account, positions, heading, onClose }: AccountPanelProps) {
  const list = loaded(positions);
  const name = known(account?.name);
  const email = known(account?.email);
  return (
    <section
      className="panel account-panel"
      aria-labelledby="selected-account"
      data-selected=""
      onKeyDown={(event) => closeOnEscape(event, onClose)}
    >
      <div className="panel-head">
        <div className="account-title">
          <h2 id="selected-account" ref={heading} tabIndex={-1}>
            <bdi>{name ?? `Account ${login}`}</bdi>
          </h2>
          {/* Both lines are there before their texts, so that nothing moves. */}
          <p className="muted">
            {account && (
              <>
                {name !== undefined && (
                  <span>
                    <bdi translate="no">{login}</bdi> ·{' '}
                  </span>
                )}
                <bdi>{formatText(account.challenge_name)}</bdi> <span>·</span>{' '}
                <bdi translate="no">{formatMoney(account.account_size)}</bdi>
              </>
            )}
          </p>
          <p className="muted" title={email}>
            {email !== undefined && <EmailText text={email} />}
          </p>
        </div>
        {account && <Badge {...phaseBadge(account.step)} />}
        <CopyLink href={hrefs.mt5Positions(login)} />
        <IconButton label="Close account" icon={X} onClick={onClose} />
      </div>
      <FigureList className="figure-strip" details={accountDetails(positions, account)} />
      <Row gap={3} className="account-positions">
        <h3>{`Open Positions${list ? ` (${formatCount(positionTotals(list.results, list.totals.total_positions).count)})` : ''}`}</h3>
        <a
          className="arrow-link"
          href={hrefs.mt5Positions(login)}
          aria-label={`All positions of ${isolate(login)}`}
        >
          All positions
          <ArrowRight size={15} aria-hidden />
        </a>
      </Row>
      <Positions key={login} load={positions} />
    </section>
  );
}

export function NoAccountPanel() {
  return (
    <section className="panel account-panel" aria-label="Selected account">
      <StateMessage
        icon={MousePointerClick}
        title="No account selected"
        text="Select an account in the list to see its balance, equity, P&L and positions."
      />
    </section>
  );
}
