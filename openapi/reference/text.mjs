// The little Markdown of the document's descriptions, as HTML.

const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text) => String(text).replaceAll(/[&<>"]/g, (sign) => signs[sign]);

/** Code, bold, links to readings. Everything else is text. */
const inline = (text) =>
  escaped(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([^\]]+)\]\(#(r\d+)\)/g, '<a href="#$2">$1</a>')
    .replaceAll(/(?<![\w#>/-])R(\d{1,3})(?!\w)/g, '<a href="#r$1">R$1</a>');

/** Lines of one paragraph or of one point of a list belong together. */
function blocksOf(text) {
  const blocks = [];
  for (const line of text.trim().split('\n')) {
    const point = /^\s*- (.*)$/.exec(line);
    const last = blocks.at(-1);
    if (point) blocks.push({ isPoint: true, text: point[1] });
    else if (line.trim() === '') blocks.push(undefined);
    else if (last) last.text += ` ${line.trim()}`;
    else blocks.push({ isPoint: false, text: line.trim() });
  }
  return blocks.filter(Boolean);
}

/** A description as paragraphs and lists. */
export function prose(text = '') {
  let html = '';
  let isOpen = false;
  for (const block of blocksOf(text)) {
    if (block.isPoint !== isOpen) html += isOpen ? '</ul>' : block.isPoint ? '<ul>' : '';
    isOpen = block.isPoint;
    html += isOpen ? `<li>${inline(block.text)}</li>` : `<p>${inline(block.text)}</p>`;
  }
  return isOpen ? `${html}</ul>` : html;
}

/** A description within a cell. */
export const phrase = (text = '') => inline(text.trim().replaceAll(/\s*\n\s*/g, ' '));
