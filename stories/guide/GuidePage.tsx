import { Panel } from '~/ui/layout/Layout';
import { Page } from '~/ui/layout/Page';
import { steps, topics, words, type Topic } from './guideText';
import './guide.css';

/** A command isn't broken at the end of a line: its hyphens would look like others. */
const withWholeCommands = (sentence: string) =>
  sentence.split(/(‘npm [^’]+’)/).map((part) =>
    part.startsWith('‘npm ') ? (
      <span key={part} className="guide-command">
        {part}
      </span>
    ) : (
      part
    ),
  );

function TopicPanel({ title, text, links }: Topic) {
  return (
    <Panel title={title}>
      <div className="stack">
        {text.map((sentence) => (
          <p key={sentence}>{withWholeCommands(sentence)}</p>
        ))}
        {links && (
          <ul className="guide-links">
            {links.map(({ to, label }) => (
              <li key={to}>
                <a href={to} target="_top">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}

/** The first page of the Storybook, for reviewers of the console's look who don't read its code. */
export function GuidePage() {
  return (
    <Page title="Guide for designers">
      <p className="guide-lead">
        Everything the console can show is here, alive: every screen in every state, every
        component, every flow. Nothing needs a server, an account or a particular clock, and a link
        to a state shows the same tomorrow.
      </p>
      <ol className="guide-steps">
        {steps.map(({ title, text, link }) => (
          <li key={title} className="panel">
            <h2>{title}</h2>
            <p className="muted">{text}</p>
            <a href={link.to} target={link.to.startsWith('#') ? undefined : '_top'}>
              {link.label}
            </a>
          </li>
        ))}
      </ol>
      <div className="guide-topics">
        {topics.map((topic) => (
          <div key={topic.title} id={topic.title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}>
            <TopicPanel {...topic} />
          </div>
        ))}
        <Panel title="What to call things">
          <dl className="guide-words">
            {words.map(({ word, means }) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd className="muted">{means}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      </div>
    </Page>
  );
}
