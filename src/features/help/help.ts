import { foldText, searchWords } from '../../lib/text';
import type { KeyHelp } from '../../ui/keyboard/keys';

export interface HelpPoint {
  /** What the text is about, in a few words. */
  term: string;
  text: string;
}

export interface HelpTopic {
  /** The part of the address after `#`. */
  id: string;
  title: string;
  text: string;
  points: readonly HelpPoint[];
  keys?: readonly KeyHelp[];
}

export interface HelpChapter {
  title: string;
  topics: readonly HelpTopic[];
}

const hasAll = (words: readonly string[], ...texts: string[]) => {
  const folded = foldText(texts.join(' '));
  return words.every((word) => folded.includes(word));
};

/**
 * A topic with the points and keys that have every word; whole if its title and text have them.
 * Undefined if nothing does.
 */
function findInTopic(topic: HelpTopic, words: readonly string[]): HelpTopic | undefined {
  if (hasAll(words, topic.title, topic.text)) return topic;
  const points = topic.points.filter(({ term, text }) => hasAll(words, topic.title, term, text));
  const keys = topic.keys?.filter(({ keys: pressed, does }) =>
    hasAll(words, topic.title, does, ...pressed),
  );
  return points.length > 0 || keys?.length ? { ...topic, points, keys } : undefined;
}

/**
 * What has every word of the query, accents and case aside, in the given order. An empty query
 * finds everything.
 */
export function findHelp(chapters: readonly HelpChapter[], query: string): HelpChapter[] {
  const words = searchWords(query);
  return chapters.flatMap((chapter) => {
    const topics = chapter.topics.flatMap((topic) => findInTopic(topic, words) ?? []);
    return topics.length > 0 ? [{ ...chapter, topics }] : [];
  });
}
