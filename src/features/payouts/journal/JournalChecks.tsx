import { formatCount } from '../../../lib/numbers';
import { dash } from '../../../lib/text';
import { stoodFlags, type JournalEntry, type StoodFlags } from './journal';
import { verdictLooks } from '../checks/PayoutChecks';
import './journal.css';

const flags = ['stop', 'look', 'unchecked'] as const satisfies (keyof StoodFlags)[];

/**
 * Several rules that were not checked are one line: each stop and look matters more, and the file
 * has the words of all.
 */
const inShort = ({ unchecked, ...found }: StoodFlags): StoodFlags => ({
  ...found,
  unchecked: unchecked.length > 1 ? [`${formatCount(unchecked.length)} rules`] : unchecked,
});

/** What was wrong or not known when the payout was decided, and the note of that decision. */
export function JournalChecks({ entry }: { entry: JournalEntry | undefined }) {
  const { checks, note } = entry ?? {};
  const found = inShort(stoodFlags(checks ?? []));
  const isFine = checks !== undefined && flags.every((flag) => found[flag].length === 0);
  if (!checks && note === undefined) return dash;
  return (
    <div className="journal-checks">
      {isFine && <span>All fine</span>}
      {flags.flatMap((flag) => {
        const { label, tone, Icon } = verdictLooks[flag];
        return found[flag].map((text, index) => (
          <span key={`${flag} ${index}`} className="journal-check" data-tone={tone}>
            <Icon size={14} aria-hidden />
            <span>
              {label}: <bdi>{text}</bdi>
            </span>
          </span>
        ));
      })}
      {note !== undefined && (
        <span className="journal-note">
          <span className="visually-hidden">Note: </span>
          <bdi>{note}</bdi>
        </span>
      )}
    </div>
  );
}
