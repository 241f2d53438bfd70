import {
  bodyOf,
  contentCategories,
  headingOf,
  type ContentItem,
  type ContentItems,
  type ContentKind,
} from './items';
import { matchesSearch, isBlank } from '../../lib/text';

/** The filters as they are in the URL. An empty text filters nothing. */
export interface ContentFilters {
  tab: string;
  category: string;
  search: string;
}

/** The kind that a tab of the URL shows; FAQ unless the tab is 'rules'. */
export const kindOfTab = (tab: string): ContentKind => (tab === 'rules' ? 'rule' : 'faq');
export const tabOfKind = (kind: ContentKind): string => (kind === 'rule' ? 'rules' : '');

/** The chosen category. '' if the URL's category isn't one of the tab's. */
export function chosenCategory({ tab, category }: ContentFilters): string {
  const categories: readonly string[] = contentCategories[kindOfTab(tab)];
  return categories.includes(category) ? category : '';
}

export const itemsOfKind = (items: ContentItems, kind: ContentKind): ContentItem[] =>
  items.filter((item) => item.kind === kind);

export const hasContentFilters = (filters: ContentFilters): boolean =>
  chosenCategory(filters) !== '' || !isBlank(filters.search);

/**
 * Returns the tab's items that are in the chosen category and whose texts contain the search (in
 * any case).
 */
export function filterContent(items: ContentItems, filters: ContentFilters): ContentItem[] {
  const category = chosenCategory(filters);
  const isFound = matchesSearch(filters.search);
  return itemsOfKind(items, kindOfTab(filters.tab)).filter(
    (item) =>
      (category === '' || item.category === category) && isFound(headingOf(item), bodyOf(item)),
  );
}

export interface ContentGroup {
  category: string;
  items: ContentItem[];
}

/** Groups the items by category, in section 9's order. Empty categories are left out. */
export function groupContent(items: readonly ContentItem[], kind: ContentKind): ContentGroup[] {
  return contentCategories[kind]
    .map((category) => ({ category, items: items.filter((item) => item.category === category) }))
    .filter((group) => group.items.length > 0);
}
