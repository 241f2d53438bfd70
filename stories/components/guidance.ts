/** What to do with a component, and what not. tests/stories/components.test.ts asks for both of every component. */
export interface Guidance {
  does: string;
  doesNot: string;
}

const told = (does: string, doesNot: string): Guidance => ({ does, doesNot });

/** By the component's name. */
export const guidance: Record<string, Guidance> = {
  SecondKeys: told('List the keys that can follow, once the first has waited.', 'Let it take the focus, or stay after the next key.'),
  Term: told(
    'Put it beside a label that is a term of the firm, and say its meaning in one or two plain sentences.',
    'Repeat the label, explain how to use the field (help does), or put it into a button or link.',
  ),
  BackLink: told(
    'Name the plain list it leads to: the app leads to the list as it was left, if that list led here.',
    'Call history.back(): the page may have been opened by its own link.',
  ),
  AboutPerson: told(
    'Put it beside a person’s name, with the id or email that the row has.',
    'Put it where the whole record is shown anyway.',
  ),
  Badge: told(
    'Take the tone from the status vocabulary; say the status in a word.',
    'Choose a tone for its color, or show a mark without its word.',
  ),
  BarChart: told('Compare a handful of figures of one unit.', 'Draw shares of a whole or a course over time.'),
  Brand: told('Show it once, first in the bar. A firm’s own name and logo come from config.json.', 'Repeat it on a screen.'),
  Button: told(
    'One solid button a view: what most people came for. Say what it does: ‘Approve payout’.',
    'Lead to another page with it (ButtonLink), or label it ‘OK’.',
  ),
  ButtonLink: told(
    'Use it for another page that the specification calls a button.',
    'Change anything with it: a link may be opened twice, or in another tab.',
  ),
  CheckboxField: told('Ask a question that is either yes or no, in the positive.', 'Let it take effect at once: the form’s button does.'),
  CommandPalette: told(
    'Give each command the words that staff use for it.',
    'Offer what can’t be undone: that needs its screen around it.',
  ),
  ConfirmDialog: told(
    'Say what will happen and to whom; name the button after the deed.',
    'Ask about what can be undone: offer Undo instead.',
  ),
  ConflictNotice: told('Say which fields someone else changed and what they are now.', 'Overwrite either side without asking.'),
  CopyDetails: told(
    'Put it beside every ‘Try again’, so that the team learns what failed.',
    'Copy names, addresses or what the server said.',
  ),
  CopyButton: told('Put it beside what is copied: an address, an id.', 'Copy anything else than what is shown beside it.'),
  CopyLink: told(
    'Put it on each record that staff hand over: it copies the whole address.',
    'Copy an address that holds filters or drafts.',
  ),
  CrashedState: told('Leave the navigation usable around it.', 'Show what the program said: staff can’t do anything with it.'),
  DateTimeField: told(
    'Repeat below it what was understood, with the month in words, and name the time zone beside it.',
    'Use the browser’s own field for a time of day: it has the browser’s clock.',
  ),
  DataTable: told(
    'Right-align figures, keep the most important column first, give every row’s action a name of its own.',
    'Put more than one menu into a row, or let columns jump between loading and loaded.',
  ),
  DateFilter: told('Filter by whole days, both ends included.', 'Use it for a time of day.'),
  DetailCard: told('Group facts about one thing under its name.', 'Mix facts and actions in one list.'),
  Dialog: told('Use it for one short thing that belongs to what is behind it.', 'Open one from another, or put a whole screen into it.'),
  DivergingBar: told('Show gain and loss from one common zero, largest at the edge.', 'Rely on the color: the sign is in the text too.'),
  DocumentImage: told(
    'Show every document whole, and say so when it can’t be shown.',
    'Crop it, or show it from an address that isn’t safe.',
  ),
  DocumentViewer: told(
    'Open it from the image that is enlarged, and go back to it.',
    'Decide inside: the decision stands beside the document’s facts.',
  ),
  EmailText: told('Use it wherever an address may need a second line.', 'Cut an address that is needed to tell two people apart.'),
  EmptyState: told('Say what would be here, and how it comes to be.', 'Show it while loading, or when only the filters hide everything.'),
  ExportButton: told(
    'Put it among the actions of every list’s page.',
    'Export the page that is shown: it takes all rows that match, over all pages.',
  ),
  ExportProgress: told(
    'Put it above the list, and leave it there when nothing is exported.',
    'Say that a file was saved while rows are missing from it.',
  ),
  FailedState: told('Say what could not be loaded, with ‘Try again’.', 'Repeat the reason: the toast has it. Never show it as empty.'),
  EnvironmentBand: told('Name an environment in one word: STAGING.', 'Use it for news or warnings: it never goes away.'),
  Field: told('Put label, help and error where they always are.', 'Use a placeholder in place of a label.'),
  FileInput: told(
    'Say beside it which file is meant, and what becomes of it.',
    'Send or import the file before the admin has seen what is in it.',
  ),
  FilteredEmptyState: told('Offer to clear the filters.', 'Say that there is nothing: there is, but not here.'),
  ForbiddenState: told('Say that it is not for this admin; leave the way out.', 'Sign anybody out, or show disabled actions behind it.'),
  FormDialog: told(
    'Ask for at most a handful of fields; keep what was typed when sending fails.',
    'Close it by a click beside it once something was typed.',
  ),
  IconButton: told('Use well-known icons; the label says what happens.', 'Use it for the main action, or without its label.'),
  KeysButton: told('Put it among the page’s actions wherever ‘?’ lists the keys.', 'Show it where the page has no keys of its own.'),
  KeyList: told('Say in a few words what a key does.', 'List a key that does nothing here.'),
  KeysDialog: told('List every key of the page, in words of what it does.', 'Make a key the only way to anything.'),
  AccessPanel: told(
    'Put everything below the title into it: figures, filters and table.',
    'Leave a button of the content beside the title.',
  ),
  ListPage: told('Frame the screen of every list with it.', 'Use it for a list that is only part of a page.'),
  ListRows: told(
    'Wrap the rows of every list in it: it says why there are none.',
    'Write ‘none found’ for a list that has no rows at all.',
  ),
  ListMenus: told('Put it beside the heading of every list.', 'Add an entry that only one list has.'),
  ListFoot: told('End each list with it: it says which rows are shown and turns the pages.', 'Show pages of a whole list.'),
  LoadPanel: told('Let it decide between loading, failed, forbidden and ready.', 'Show two of them at once.'),
  MenuButton: told('Collect rarer actions of one thing.', 'Hide the action that most people came for.'),
  MenuPanel: told('Put what destroys last, in its own tone.', 'List more than about eight entries.'),
  NumberField: told('Put the unit inside the field, and say the limits in the help.', 'Round or reformat while somebody types.'),
  Page: told('One title a page, the same words as in the navigation.', 'Put more than two actions beside the title.'),
  Pagination: told('Say which rows of how many are shown.', 'Hide it on the last page: what is disabled stays where it was.'),
  Panel: told('Give it a title that says what is in it.', 'Put a panel into a panel.'),
  Popover: told('Show a glance at something, with a link to all of it.', 'Ask for a decision in it: it closes too easily.'),
  ProgressBar: told('Show a share that is known, with its figures in words.', 'Show one for what can’t be counted.'),
  RecordSteps: told(
    'Show it only on a page that was opened from a list.',
    'Lead past the last row that is here: say which page the rows are of.',
  ),
  RefreshButton: told('Leave on the screen what is there while reading again.', 'Use it where the screen refreshes by itself.'),
  RowMenu: told('Name the row in its label: ‘Actions for Amara Okafor’.', 'Repeat in it what a click on the row does.'),
  SearchFilter: told('Say in the placeholder what is searched.', 'Search only after Enter.'),
  SelectField: told('Offer a fixed list of up to a dozen choices.', 'Choose for somebody where the choice matters.'),
  SelectFilter: told('Begin with ‘All …’, which filters nothing.', 'Combine two filters into one list.'),
  ShortenedText: told(
    'Keep the beginning, and let all of it be asked for.',
    'Shorten an amount, an address that money goes to, or a name.',
  ),
  SignedText: told('Write the sign, and mark it besides.', 'Tell gain and loss apart by color alone.'),
  Skeleton: told('Take the size of what will stand there.', 'Let it move, or show it for what may not come.'),
  StatCard: told('One figure with its unit and what it counts.', 'Compare two figures in one card.'),
  StateMessage: told('An icon, a sentence, a way on.', 'Explain more than a sentence can.'),
  TabBar: told('Use it for pages about one thing, each with an address.', 'Use it for views that need no address (Tabs).'),
  Tabs: told('Keep at most five, in an order that doesn’t change.', 'Hide in another tab what is needed to decide.'),
  TextAreaField: told('Make it as high as what is usually typed.', 'Count characters before the limit is near.'),
  TextField: told('Make it as wide as what belongs in it.', 'Check while somebody still types.'),
  Toaster: told('Say in a sentence what was done or what failed.', 'Say anything that must not be missed, or ask anything but Undo.'),
  TopNavigation: told('Keep the items of the specification in their order.', 'Add a level below a menu.'),
  RefusalNotice: told(
    'Keep it beside the button that failed, with ‘Look again’ if the result is unknown.',
    'Call an unknown outcome an error.',
  ),
  UnkeptNotice: told('Say that work here is not kept, before it is lost.', 'Block the work because of it.'),
  SelectionBar: told(
    'Give a list its tools: the bar comes with the first row that is ticked.',
    'Change many records at once: each decision is made alone.',
  ),
  WholeList: told('Put it at the end of the filters. It says what they search.', 'Read every page unasked: it takes the server’s time.'),
};

/** Why a component keeps the browser's own control, though Chakra has one. By the component's name. */
export const native: Record<string, string> = {
  CheckboxField: 'A tick is known to everybody, to every screen reader and to the browser’s own keys; a drawn one would add nothing.',
  CommandPalette: 'A <dialog> traps the focus, closes on Escape and gives the focus back without any code, so it opens at the first key.',
  DateFilter: 'The field takes a typed date, opens the device’s own calendar on a phone, and needs no code before the first rows.',
  FileInput: 'Only the browser can open the device’s files. The control itself isn’t seen: a button or a drop area stands for it.',
  ListMenus: 'Compact or comfortable is one of two: radio buttons with their arrow keys, no more.',
  NumberField:
    'A text field brings the number keys on a phone, and what is typed stays as it was typed: a browser’s number field may make 25 of 2,5.',
  SelectField: 'A fixed list of a dozen: typing finds a choice, a phone shows its own picker, and the list is never cut off by a dialog.',
  SelectFilter: 'As SelectField: it works before any other code is there, and the address keeps what was chosen.',
  TextField: 'A day without a time is the browser’s own field: no clock is involved, and a phone opens its own calendar.',
  WholeList: 'A checkbox with the role of a switch: the browser keeps its state and its key.',
};

/** Components that are used only inside another one, or render nothing. They have no page. */
export const partOf: Record<string, string> = {
  BellButton: 'TopNavigation',
  Calendar: 'DateTimeField',
  TermTip: 'Term',
  DateRangeFilter: 'DateFilter',
  ChakraRoot: 'it draws nothing: it gives an overlay its system',
  DetailList: 'DetailCard',
  DialogBody: 'Dialog',
  DescribeCrash: 'it draws nothing: a context',
  PartBoundary: 'it draws nothing of its own: what is missing stands in a strip of the frame',
  NavigationCount: 'it draws nothing: a context',
  PageHeading: 'Page',
  CellCopy: 'DataTable',
  CellCopyButton: 'DataTable',
  AsOf: 'WholeList',
  ColumnsPanel: 'ListMenus',
  ViewDialogs: 'ListMenus',
  ViewsMenu: 'ListMenus',
  CollectingStrip: 'ExportProgress',
  PlaceholderRows: 'DataTable',
  RowBox: 'DataTable',
  Selection: 'DataTable',
  TableHead: 'DataTable',
  VirtualRows: 'DataTable',
};
