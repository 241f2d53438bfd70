/** How a component is built and operated. tests/stories/components.test.ts asks for all three of every component. */
export interface Operation {
  /** What it is made of, from its beginning to its end. */
  anatomy: string;
  keyboard: string;
  /** What a screen reader says. */
  reads: string;
}

const told = (anatomy: string, keyboard: string, reads: string): Operation => ({ anatomy, keyboard, reads });

export const noKeys = 'Nothing in it takes the focus.';
const pressed = 'Tab reaches it. Enter and Space press it.';
const followed = 'Tab reaches it. Enter follows it.';
const typed = 'Tab reaches the field. Typing changes it.';
const labeled = 'The label, the kind of field, and the help or the error as its description. A new error is announced.';
const chosen = 'Tab reaches it. The arrow keys choose, as in every select of the browser.';
const around = 'Its own part takes no focus. What is in it is reached in the order in which it is seen.';
const inDialog = 'Tab stays inside. Escape closes it, unless it is busy. The focus then returns to where it was.';
const tried = 'Tab reaches ‘Try again’ and ‘Copy details’. Enter and Space press them.';

/** By the component's name. */
export const operation: Record<string, Operation> = {
  AboutPerson: told(
    'A button with an icon, beside the name.',
    `${pressed} P does the same on its row.`,
    '‘About’ and the name; button; the key P.',
  ),
  AccessPanel: told('What is given, or a panel that says ‘No access’.', around, '‘No access’ as an alert, instead of the content.'),
  BackLink: told(
    'An arrow and ‘Back’, then the steps to other records.',
    followed,
    '‘Back’, a link, or a button where the specification calls it one.',
  ),
  Badge: told('A mark of the tone’s own shape, and a word.', noKeys, 'The word. The mark is silent.'),
  BarChart: told(
    'Bars side by side, each with its text; a legend below.',
    noKeys,
    'Its label, as a picture. The table nearby has the figures.',
  ),
  Brand: told(
    'The mark or the firm’s logo, ‘Admin’, the firm’s name.',
    `${followed} It leads to the dashboard.`,
    '‘Admin’ and the firm’s name; link.',
  ),
  Button: told(
    'An icon if there is one, the deed in words, the key that does the same.',
    pressed,
    'The words; button; ‘dimmed’ if it can’t be used; its key.',
  ),
  ButtonLink: told('The look of a button on a link.', 'Tab reaches it. Enter follows it, and so does Space.', 'The words; button.'),
  CheckboxField: told(
    'A box and the question in one tile, the meaning at its end, the error below.',
    'Tab reaches the box. Space ticks it.',
    labeled,
  ),
  CommandPalette: told(
    'A field, the matches by group, notes about what is searched.',
    'Ctrl K opens it. Up and Down choose, Home and End go to the ends, Enter runs, Escape closes.',
    'The field’s label; each chosen match as the arrows reach it; how many results there are after each letter.',
  ),
  ConfirmDialog: told(
    'A title, what failed before, the question, what follows from it; the safe button and the one that does it.',
    `${inDialog} The safe button has the focus first, so that Enter does no harm.`,
    'An alert dialog with its title and question.',
  ),
  ConflictNotice: told(
    'A sentence, the changed fields with their new values, a button.',
    `${pressed} The fields stay as they were typed.`,
    'All of it at once, as an alert.',
  ),
  CopyButton: told(
    'An icon, and for a moment whether it worked.',
    pressed,
    'What is copied; button; then ‘Copied’ or ‘Could not be copied’.',
  ),
  CopyDetails: told('A quiet button.', pressed, '‘Copy details’; its label then says whether it worked.'),
  CopyLink: told('A chain as the icon of a copy button.', pressed, '‘Copy link’; button; then whether it worked.'),
  CrashedState: told('An icon, what happened, ‘Try again’, ‘Copy details’.', tried, 'Title and text at once, as an alert.'),
  DataTable: told(
    'A head that sorts, rows, a menu at each row’s end; boxes if rows can be selected.',
    'J and K go through rows that open. Tab reaches heads, links and menus; Enter and Space press them.',
    'The table’s label, the column with each cell, the direction of the sorting; ‘busy’ while rows come.',
  ),
  DateFilter: told(
    'A label with the zone, and the browser’s date field.',
    'Tab reaches day, month and year. The arrow keys change them.',
    'The label; the date; the zone as its description.',
  ),
  DateTimeField: told(
    'A label, a text field, and inside it the button that opens the calendar.',
    'The date is typed. Tab reaches the button; in the calendar the arrow keys change the day, Enter takes it, Escape closes.',
    'The label; the text; what was understood, or the error, as its description.',
  ),
  DetailCard: told(
    'A panel with a title and actions; in it names with their values.',
    around,
    'A region by its title; each name with its value.',
  ),
  Dialog: told(
    'A scrim; a title, the content, the buttons at the end, Close.',
    inDialog,
    'A dialog by its title. What is behind it can’t be reached.',
  ),
  DivergingBar: told('A track, a bar to the left or right, the zero between.', noKeys, 'Nothing. The text beside it has the figure.'),
  DocumentImage: told(
    'A frame of one size: the picture, or why there is none; a button to enlarge.',
    `${pressed} This opens the viewer.`,
    'The document’s name as a group; the picture by the same name, or why it is not shown.',
  ),
  DocumentViewer: told(
    'A title with the tools, what is compared, the picture.',
    'J and K, or the arrows, change the picture; + and - zoom, [ and ] rotate, D downloads, Escape closes.',
    'A dialog by the picture’s name; the picture with its zoom in percent.',
  ),
  EmailText: told('The address, in one line or broken before its ‘@’.', noKeys, 'The address, as one word.'),
  EmptyState: told('An icon, a title, a sentence.', noKeys, 'Title and sentence, as a status.'),
  EnvironmentBand: told('A band with one word, above everything.', noKeys, 'The word, in a landmark called ‘Environment’.'),
  ExportButton: told('An icon and ‘Export CSV’.', pressed, '‘Export CSV’; button; ‘dimmed’ while an export runs.'),
  ExportProgress: told(
    'What is read so far, a bar, Cancel; or why it stopped, Dismiss and ‘Try again’.',
    'Tab reaches the buttons. Enter and Space press them.',
    'The progress as a status, a failure as an alert.',
  ),
  FailedState: told('An icon, what could not be loaded, ‘Try again’, ‘Copy details’.', tried, 'Title and text at once, as an alert.'),
  Field: told('A label above, the control, help and error below.', 'The control is reached by Tab; the label takes no focus.', labeled),
  FileInput: told(
    'The browser’s own input, hidden; its label is what is seen.',
    'Tab reaches it. Enter and Space open the choice of files.',
    'The label; file upload.',
  ),
  FilteredEmptyState: told('An icon, a title, a sentence, ‘Clear filters’.', pressed, 'Title and sentence, as a status.'),
  ForbiddenState: told('A lock, ‘No access’, whom to ask.', noKeys, 'Title and sentence at once, as an alert.'),
  FormDialog: told(
    'A dialog with a form; Cancel and the button that sends it.',
    `${inDialog} Enter in a field sends the form.`,
    'A dialog by its title; its fields by their labels; a refusal as an alert.',
  ),
  IconButton: told('An icon in a square.', pressed, 'Its label, which is also its tooltip; button; its key.'),
  KeyList: told('Keys at the left, what they do at the right.', noKeys, 'Each key, then what it does, as a list of terms.'),
  KeysButton: told('An icon, ‘Keys’, the key ?.', `${pressed} ? does the same anywhere on the page.`, '‘Keys’; button; the key ?.'),
  KeysDialog: told('A list of keys for each place where they work; Done.', inDialog, 'A dialog called ‘Keys’; each part as a region.'),
  ListFoot: told(
    'The pages of a list, or how many rows a whole list has.',
    'Tab reaches the page’s field and the two arrows.',
    'A changed number of rows is announced.',
  ),
  ListMenus: told(
    '‘Views’, ‘Columns’, ‘Export CSV’.',
    'Tab reaches each. Enter and Space open it, Escape closes it.',
    'Each by its name, and whether it is open.',
  ),
  ListPage: told(
    'A heading, the list’s menus and buttons beside it, what is in the list below.',
    around,
    'A heading of the first level; a lack of access as an alert.',
  ),
  ListRows: told('The rows, or why there are none; the way to other pages.', around, 'A failure as an alert, an empty list as a status.'),
  LoadPanel: told('The content, or a panel that says why there is none.', around, 'A failure or a lack of access as an alert.'),
  MenuButton: told(
    'A button; the menu below it while it is open.',
    `${pressed} Down opens the menu as well.`,
    'Its label; button with a menu; open or closed.',
  ),
  MenuPanel: told(
    'Entries with icons and keys, lines between groups.',
    'Up and Down go through the entries, letters find them, Enter chooses, Escape closes.',
    'The menu’s label; each entry as it is reached; which choice is on.',
  ),
  NumberField: told(
    'A label, the unit inside the field, help and error below.',
    typed,
    'The label with its unit, and the help or the error as its description.',
  ),
  Page: told(
    'A link back, the heading, the actions; then the content.',
    'After a navigation the heading has the focus, so that Tab goes on from there.',
    'The heading, once another page is shown.',
  ),
  Pagination: told(
    'Which rows of how many; the page as a field; previous and next.',
    'Tab reaches field and arrows. Enter goes to the page that is typed.',
    'A landmark called ‘Pagination’; new rows are announced.',
  ),
  Panel: told('A title with its actions; the content.', around, 'A region by its title.'),
  Popover: told(
    'A panel under its button.',
    'It takes the focus. Tab goes through it and out of it, which closes it; Escape closes it.',
    'A dialog by its label; the page behind stays there.',
  ),
  ProgressBar: told('A track and the part that is done.', noKeys, 'Its label and the percentage.'),
  RecordSteps: told(
    'Two arrows; the place among the rows.',
    `${pressed} [ and ] do the same anywhere on the page.`,
    'A group called ‘In the list’; previous and next, with what they lead to.',
  ),
  RefreshButton: told('An icon that turns, and ‘Refresh’.', pressed, '‘Refresh’; button; ‘busy’ while it reads.'),
  RefusalNotice: told('Why it failed; ‘Look again’ if nobody knows.', pressed, 'All of it at once, as an alert.'),
  RowMenu: told(
    'Three dots; the menu while it is open.',
    `${pressed} The menu then has the arrow keys.`,
    'Whose actions they are; button with a menu; open or closed.',
  ),
  SearchFilter: told('A label and a search field.', typed, 'The label; search field; what is typed.'),
  SecondKeys: told(
    'The key that was pressed; the keys that can follow.',
    'It takes no focus. The next key ends it, Escape cancels.',
    'All of it, as a status.',
  ),
  SelectField: told('A label, the browser’s select, help and error below.', chosen, labeled),
  SelectFilter: told('A label and the browser’s select.', chosen, 'The label and what is chosen.'),
  SelectionBar: told(
    'How many are selected; what can be done with them; Clear.',
    'Tab reaches its buttons after the rows. Clear returns the focus to a box.',
    'A region called ‘Selection’; a changed count is announced.',
  ),
  ShortenedText: told(
    'A few lines; a button if there are more.',
    pressed,
    'The whole text, also while it is cut; the button with what it belongs to.',
  ),
  SignedText: told('A mark up or down, and the figure with its sign.', noKeys, 'The figure with its sign. The mark is silent.'),
  Skeleton: told('A bar of the size of what comes.', noKeys, 'Nothing. What is around it says that it is busy.'),
  StatCard: told('An icon and a label, the figure, a remark.', followed, 'A group by its label; the figure, and that it opens the list.'),
  StateMessage: told('An icon, a title, a sentence, what can be done.', around, 'Title and sentence; at once if it has a role.'),
  TabBar: told('Links in a row, the current one underlined.', followed, 'A landmark by its label; each link; which is the current page.'),
  Tabs: told(
    'Tabs in a row; the panel of the chosen one.',
    'Tab reaches the chosen tab. The arrow keys go to the others.',
    'Each tab with its place; whether it is chosen; the panel by its tab.',
  ),
  Term: told(
    'A button with a question mark, beside a label; the meaning above it.',
    'Tab reaches it. Enter and Space show the meaning and hide it again, Escape hides it.',
    'The label and ‘what it means’; expanded or not; the meaning when it comes.',
  ),
  TextAreaField: told('A label, a field of several lines, help and error below.', typed, labeled),
  TextField: told('A label, a field of one line, help and error below.', typed, labeled),
  Toaster: told(
    'Messages at the page’s end, each with an icon and Dismiss, some with Undo.',
    'Tab reaches their buttons after the page. Time stops meanwhile.',
    'Each message as it comes, without taking the focus.',
  ),
  TopNavigation: told(
    'Brand, search, ‘Send Notification’, bell, profile; below them the pages with what waits.',
    'Tab reaches all in order. Ctrl K searches. Escape closes the panel of a narrow screen.',
    'A banner; a landmark called ‘Main’; the current page; how much waits, as a link’s description.',
  ),
  UnkeptNotice: told('One sentence in the tone of a warning.', noKeys, 'The sentence at once, as an alert.'),
  WholeList: told(
    'What the filters act on, a way to stop or read again, a switch.',
    'Tab reaches the buttons and the switch. Space turns it.',
    'What is searched, whenever it changes; ‘Whole list’; on or off.',
  ),
};
