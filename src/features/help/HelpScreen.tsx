import { useEffect } from 'react';
import { foldText, searchWords } from '~/lib/text';
import { FilteredEmptyState } from '~/ui/feedback/states';
import { SearchFilter } from '~/ui/fields/filters';
import type { KeyHelp } from '~/ui/keyboard/keys';
import { KeyList } from '~/ui/keyboard/KeyList';
import { Row, Stack } from '~/ui/layout/Layout';
import { Page } from '~/ui/layout/Page';
import './help.css';

export interface HelpTopic {
  id: string;
  title: string;
  text: string;
  points?: Readonly<Record<string, string>>;
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

function findInTopic(topic: HelpTopic, words: readonly string[]): HelpTopic | undefined {
  if (hasAll(words, topic.title, topic.text)) return topic;
  const points = Object.entries(topic.points ?? {}).filter((point) =>
    hasAll(words, topic.title, ...point),
  );
  const keys = topic.keys?.filter(({ keys: pressed, does }) =>
    hasAll(words, topic.title, does, ...pressed),
  );
  return points.length > 0 || keys?.length
    ? { ...topic, points: Object.fromEntries(points), keys }
    : undefined;
}

export function findHelp(chapters: readonly HelpChapter[], query: string): HelpChapter[] {
  const words = searchWords(query);
  return chapters.flatMap((chapter) => {
    const topics = chapter.topics.flatMap((topic) => findInTopic(topic, words) ?? []);
    return topics.length > 0 ? [{ ...chapter, topics }] : [];
  });
}

interface HelpScreenProps {
  chapters: readonly HelpChapter[];
  hrefs: Readonly<Record<string, string>>;
  search: string;
  topic?: string;
  onSearch: (search: string) => void;
}

interface TopicProps {
  topic: HelpTopic;
  href: string | undefined;
}

function Topic({ topic: { id, title, text, points = {}, keys }, href }: TopicProps) {
  return (
    <section className="panel help-topic" id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <Row className="help-head">
        <h3 id={`${id}-title`}>{title}</h3>
        {href !== undefined && (
          <a href={href} aria-label={`Open ${title}`}>
            Open
          </a>
        )}
      </Row>
      <p>{text}</p>
      {Object.keys(points).length > 0 && (
        <dl className="help-points">
          {Object.entries(points).map(([term, meaning]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
      {keys && keys.length > 0 && <KeyList keys={keys} />}
    </section>
  );
}

function Contents({ chapters }: { chapters: readonly HelpChapter[] }) {
  return (
    <nav className="stack help-contents" aria-label="Contents">
      {chapters.map(({ title, topics }) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul>
            {topics.map((topic) => (
              <li key={topic.id}>
                <a href={`#${topic.id}`}>{topic.title}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

export function HelpScreen({ chapters, hrefs, search, topic, onSearch }: HelpScreenProps) {
  const found = findHelp(chapters, search);
  useEffect(() => {
    if (topic) document.getElementById(topic)?.scrollIntoView();
  }, [topic]);
  return (
    <Page title="Help">
      <div className="panel">
        <div className="filters" role="search">
          <SearchFilter placeholder="Search help" value={search} onChange={onSearch} />
        </div>
        {found.length === 0 && (
          <FilteredEmptyState
            words={{ one: 'help topic', many: 'help topics' }}
            searched={chapters.flatMap(({ topics }) => topics).length}
            onClear={() => onSearch('')}
          />
        )}
      </div>
      {found.length > 0 && (
        <div className="help">
          <Contents chapters={found} />
          <Stack gap={6} className="help-chapters">
            {found.map(({ title, topics }) => (
              <section className="stack" key={title} aria-label={title}>
                <h2>{title}</h2>
                {topics.map((one) => (
                  <Topic key={one.id} topic={one} href={hrefs[one.id]} />
                ))}
              </section>
            ))}
          </Stack>
        </div>
      )}
    </Page>
  );
}
