import { applyFirmStyle } from './boot/firmStyle';
import { readFirmConfig } from './firmConfig';
import { rememberedFirm } from '../lib/firm';

/**
 * Remembers what the text of `config.json` says and shows its colors. The browser's console says
 * what can't be used.
 */
export function takeFirm(text: string): void {
  const { problems, ...read } = readFirmConfig(text, location.origin);
  for (const problem of problems) console.warn(`config.json: ${problem}`);
  rememberedFirm.write({ text, ...read });
  applyFirmStyle(read.css);
}
