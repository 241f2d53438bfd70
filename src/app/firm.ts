import { setTitleEnvironment } from '../ui/layout/documentTitle';
import { setFirmZone } from '../lib/dates';
import { firm, rememberedFirm } from '../lib/firm';

const patienceMs = 1000;

function apply(): void {
  const { environment = '', timeZone } = firm();
  setFirmZone(timeZone);
  setTitleEnvironment(environment);
}

/** Without an answer what was known stays. */
async function readFirm(): Promise<void> {
  const response = await window.__firm;
  if (!response || response.status > 499) return;
  const text = response.ok ? (await response.text()).trim() : '{}';
  if (text === rememberedFirm.read().text) return;
  (await import('./firmConfig')).takeFirm(text);
  apply();
}

/** Resolves when it is read or takes too long; what comes later is still applied. */
export function followFirm(): Promise<unknown> {
  apply();
  return Promise.race([
    readFirm().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ]);
}
