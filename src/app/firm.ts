import { setTitleEnvironment } from '~/ui/layout/documentTitle';
import { setFirmZone } from '~/lib/dates';
import { firm, rememberedFirm } from '~/lib/firm';

const patienceMs = 1000;

function apply(): void {
  const { environment = '', timeZone } = firm();
  setFirmZone(timeZone);
  setTitleEnvironment(environment);
}

/** Without a response, the remembered settings stay in use. */
async function readFirm(): Promise<void> {
  const response = await window.__firm;
  if (!response || response.status > 499) return;
  const text = response.ok ? (await response.text()).trim() : '{}';
  if (text === rememberedFirm.read().text) return;
  (await import('./firmConfig')).applyFirmConfig(text);
  apply();
}

/** Resolves when the file is read or takes too long. A late file is still applied. */
export function followFirm(): Promise<unknown> {
  apply();
  return Promise.race([
    readFirm().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ]);
}
