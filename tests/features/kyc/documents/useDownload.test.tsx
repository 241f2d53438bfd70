import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { KycRecord } from '~/api/types';
import { ToastContext } from '~/ui/feedback/toasts';
import { useDownload } from '~/features/kyc/documents/useDownload';
import { buildKycIdProof, buildKycRecord } from '../../../fixtures/kyc';
import { serve } from '../../../api/reading/fakeServer';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const withFront = (front: string): KycRecord =>
  buildKycRecord({ id_proof: buildKycIdProof({ document_file_front: front }) });

/**
 * Downloads the front of an ID, whose record has another address for it by then. Returns the links
 * that were pressed.
 */
async function download(before: string, now: string): Promise<HTMLAnchorElement[]> {
  const pressed: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    pressed.push(this);
  });
  const kyc = { data: withFront(before), readAgain: () => Promise.resolve(withFront(now)) };
  const { result } = renderHook(() => useDownload(kyc), {
    wrapper: ({ children }) => <ToastContext value={() => undefined}>{children}</ToastContext>,
  });
  act(() => result.current[0]({ label: 'ID Proof, front', url: before }));
  await waitFor(() => expect(result.current[1]).toBe(false));
  return pressed;
}

it('a file of another origin is opened in a new tab, under the address that was read just before', async () => {
  const calls = serve(() => Response.json({}));
  const [link, ...rest] = await download(
    'https://files.test/front.pdf?signed=1',
    'https://files.test/front.pdf?signed=2',
  );
  expect(link?.href).toBe('https://files.test/front.pdf?signed=2');
  expect([link?.target, link?.rel, link?.hasAttribute('download')]).toEqual([
    '_blank',
    'noopener noreferrer',
    true,
  ]);
  expect([rest, calls]).toEqual([[], []]);
});

// tests/lib/imageUrl.test.ts has the addresses that are not safe.
it.each(['javascript:alert(1)', 'http://other.test/x.png', 'data:text/html,x', '   '])(
  'an address that became %j is neither asked for nor opened (promise 8)',
  async (url) => {
    const calls = serve(() => Response.json({}));
    const pressed = await download('https://files.test/front.pdf', url);
    // A blank address is no address: the file's last one stays.
    expect(pressed.map(({ href }) => href)).toEqual(
      url.trim() === '' ? ['https://files.test/front.pdf'] : [],
    );
    expect(calls).toEqual([]);
  },
);
