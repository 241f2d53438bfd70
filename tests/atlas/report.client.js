// Runs in the page of report.mjs: filters, slider, blink and accepting.
/* global document, location */
const { body } = document;
const cards = [...document.querySelectorAll('.card')];
const who = document.querySelector('#who');
const output = document.querySelector('output');
const filters = document.querySelector('.tools');

const open = (inside) => [...inside.querySelectorAll('.card:not([hidden], [data-accepted])')];

/** A group's button says how many it would accept: what is shown, and not accepted yet. */
function tellGroups() {
  for (const button of document.querySelectorAll('[data-accept="group"]')) {
    const { length } = open(button.closest('section'));
    button.textContent =
      length === 0 ? 'All accepted' : length === 1 ? 'Accept this one' : `Accept these ${length}`;
    button.disabled = length === 0;
  }
}

function filter() {
  const { words, kind, theme, width, mode } = Object.fromEntries(new FormData(filters));
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const isShown = ({ dataset }) =>
    wanted.every((word) => dataset.words.includes(word)) &&
    Object.entries({ kind, theme, width }).every(
      ([name, value]) => value === '' || dataset[name] === value,
    );
  for (const card of cards) card.hidden = !isShown(card);
  for (const section of document.querySelectorAll('section:has(.card)'))
    section.hidden = !section.querySelector('.card:not([hidden])');
  body.dataset.mode = mode;
  tellGroups();
}

async function accept(chosen) {
  if (!who.reportValidity() || chosen.length === 0) return;
  const { name, note } = Object.fromEntries(new FormData(who));
  const pictures = chosen.map(({ dataset }) => dataset.name);
  const answer = await fetch('/accept', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, note, pictures }),
  }).catch((cause) => ({
    ok: false,
    text: () => Promise.resolve(`Nothing was accepted: ${cause.message}`),
  }));
  output.textContent = await answer.text();
  if (!answer.ok) return;
  for (const card of chosen) {
    card.dataset.accepted = '';
    card.querySelector('button').disabled = true;
  }
  tellGroups();
}

if (filters) {
  filters.addEventListener('input', filter);
  filters.addEventListener('submit', (event) => event.preventDefault());
  // A page that compares with a commit accepts nothing.
  who?.addEventListener('submit', (event) => event.preventDefault());
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('[data-accept]');
    if (!button) return;
    const inside = {
      one: () => button.closest('.card').parentElement,
      group: () => button.closest('section'),
      all: () => document,
    };
    const chosen = open(inside[button.dataset.accept]());
    void accept(
      button.dataset.accept === 'one' ? chosen.filter((card) => card.contains(button)) : chosen,
    );
  });
  document.addEventListener('input', ({ target }) => {
    if (target.type === 'range')
      target.closest('.card').style.setProperty('--at', `${target.value}%`);
  });
  setInterval(() => {
    body.dataset.blink = body.dataset.blink === 'before' ? 'after' : 'before';
  }, 700);
  // Read as a file, the page has nobody to tell.
  if (who && location.protocol === 'file:') {
    for (const button of document.querySelectorAll('[data-accept]')) button.hidden = true;
    output.textContent =
      'npm run atlas -- --review --built serves this page, so that changes can be accepted.';
  }
}
