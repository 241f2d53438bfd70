/** A list's address under a name. */
export interface View {
  id: string;
  name: string;
  /** The address's query in the order of its names, without '?': 'sort=-email&whole=1'. */
  query: string;
  /** It comes with the console: it can't be renamed or deleted. */
  isBuiltIn?: boolean;
}

/**
 * What is kept of a list for an admin. It comes out of storage, so nothing is assumed about its
 * values.
 */
export interface KeptOfList {
  columns?: unknown;
  isCompact?: unknown;
  /**
   * The views of this admin, in order. The console's own ones are among them only if the order was
   * changed.
   */
  views?: unknown;
  /** The view that opens with the list's plain address. */
  start?: unknown;
}

/** What an admin does with views. */
export type ViewAction =
  | { kind: 'save'; name: string; keepsSearch: boolean }
  | { kind: 'rename'; view: View; name: string }
  | { kind: 'delete'; view: View }
  | { kind: 'move'; view: View; step: 1 | -1 }
  /** Undefined: the plain list is the start again. */
  | { kind: 'start'; view: View | undefined }
  /** Undefined: the link of the list as it is shown. */
  | { kind: 'copy'; view: View | undefined };

/** What a list knows for its views. `readViews` reads it when they are needed. */
export interface ListViews {
  kept: KeptOfList;
  builtIn: readonly View[];
  /** The parameters of the list's filters. */
  filters: readonly string[];
  /** The list's path and query. */
  path: string;
  query: string;
  /** False while changes last only as long as the tab. */
  isKept: boolean;
  onAct: (action: ViewAction) => void;
}
