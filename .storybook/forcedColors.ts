import './forcedColors.css';

/** Turns the rules on or off that the console has for forced colors. */
function applyRules(isOn: boolean): void {
  const condition = isOn ? 'all' : '(forced-colors: active)';
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSMediaRule)) continue;
      const isOurs = rule.conditionText === '(forced-colors: active)' || marked.has(rule);
      if (!isOurs) continue;
      marked.add(rule);
      if (rule.conditionText !== condition) rule.media.mediaText = condition;
    }
  }
}
const marked = new WeakSet<CSSMediaRule>();

/** Shows the page about as a contrast theme of the system shows it. */
export function forceColors(isOn: boolean): void {
  const { dataset } = document.documentElement;
  if (isOn === (dataset['forced'] === 'true')) return;
  dataset['forced'] = String(isOn);
  applyRules(isOn);
}
