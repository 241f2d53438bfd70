import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useServerList } from '../../src/routes/markets/useServerList';

const noFilters = { search: '', phase: '' };
const openList = () => renderHook(() => useServerList(noFilters, 20)).result;

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/trading');
});
afterEach(() => { vi.useRealTimers(); });

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const back = async () => {
  const popped = new Promise((resolve) => { addEventListener('popstate', resolve, { once: true }); });
  history.back();
  await act(async () => { await popped; });
};

describe('a search goes to the server 300 ms after its last key (R25)', () => {
  it('stands in the address at once, and is asked for later', async () => {
    const list = openList();
    for (const text of ['o', 'ok', 'oka']) {
      act(() => { list.current.setFilters({ ...list.current.filters, search: text }, true); });
      expect(list.current.filters.search).toBe(text);
      expect(list.current).toMatchObject({ isTyping: true, asked: { filters: noFilters } });
      await wait(299);
    }
    expect(location.search).toBe('?search=oka');
    await wait(1);
    expect(list.current).toMatchObject({ isTyping: false, asked: { filters: { search: 'oka', phase: '' }, page: 1 } });
  });

  it('asks for nothing in between: not for page 1 of the search before', async () => {
    history.replaceState(null, '', '/trading?search=a&page=3');
    const list = openList();
    act(() => { list.current.setFilters({ ...list.current.filters, search: 'ab' }, true); });
    expect(list.current).toMatchObject({ page: 1, asked: { filters: { search: 'a' }, page: 3 } });
    await wait(300);
    expect(list.current.asked).toMatchObject({ filters: { search: 'ab' }, page: 1 });
  });

  it('typing takes no place of its own in the history', () => {
    const list = openList();
    const places = history.length;
    for (const text of ['o', 'ok', 'oka']) act(() => { list.current.setFilters({ ...list.current.filters, search: text }, true); });
    expect(history.length).toBe(places);
  });
});

describe('any other change goes at once', () => {
  it('a choice takes the text typed before along, in one request', () => {
    const list = openList();
    act(() => { list.current.setFilters({ search: 'oka', phase: '' }, true); });
    act(() => { list.current.setFilters({ search: 'oka', phase: '3' }, false); });
    expect(list.current).toMatchObject({ isTyping: false, asked: { filters: { search: 'oka', phase: '3' } } });
  });

  it('clearing the filters', () => {
    const list = openList();
    act(() => { list.current.setFilters({ search: 'oka', phase: '' }, true); });
    act(() => { list.current.clearFilters(); });
    expect(list.current).toMatchObject({ isTyping: false, filters: noFilters, asked: { filters: noFilters } });
  });

  it('Back, also while a search is being typed', async () => {
    const list = openList();
    act(() => { list.current.setFilters({ search: '', phase: '3' }, false); });
    act(() => { list.current.setFilters({ search: 'o', phase: '3' }, true); });
    vi.useRealTimers();
    await back();
    expect(list.current).toMatchObject({ isTyping: false, filters: noFilters, asked: { filters: noFilters } });
  });

  it('another page', () => {
    const list = openList();
    act(() => { list.current.setPage(4); });
    expect(list.current).toMatchObject({ isTyping: false, asked: { page: 4 } });
    expect(location.search).toBe('?page=4');
  });
});
