import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastStore, NO_TOASTS, type ToastKind } from './toast-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test.each([
  ['blank', 4_000],
  ['error', 4_000],
  ['success', 2_000],
  ['custom', 4_000],
] as const)('a toast of kind %s stays %d ms, then fades for a second', (kind: ToastKind, ms) => {
  const store = createToastStore()
  store.show(kind, 'text')

  vi.advanceTimersByTime(ms - 1)
  expect(store.list()[0]?.leaving).toBe(false)
  vi.advanceTimersByTime(1)
  expect(store.list()[0]?.leaving).toBe(true)
  vi.advanceTimersByTime(999)
  expect(store.list()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(store.list()).toHaveLength(0)
})

test('a loading toast stays until it is dismissed', () => {
  const store = createToastStore()
  const id = store.show('loading', 'Saving...')
  vi.advanceTimersByTime(24 * 60 * 60 * 1_000)
  expect(store.list()).toHaveLength(1)

  store.dismiss(id)
  vi.advanceTimersByTime(1_000)
  expect(store.list()).toHaveLength(0)
})

test('keeps at most twenty toasts and removes the oldest', () => {
  const store = createToastStore()
  for (let count = 1; count <= 25; count += 1) store.show('error', String(count))

  expect(store.list()).toHaveLength(20)
  expect(store.list()[0]?.text).toBe('25')
  expect(store.list().at(-1)?.text).toBe('6')
})

test('a given duration replaces the default', () => {
  const store = createToastStore()
  store.show('success', 'saved', 1_500)
  vi.advanceTimersByTime(1_500)
  expect(store.list()[0]?.leaving).toBe(true)
})

test('listeners are notified until they unsubscribe', () => {
  const store = createToastStore()
  const heard = vi.fn()
  const leave = store.subscribe(heard)
  store.show('error', 'a')
  leave()
  store.show('error', 'b')
  expect(heard).toHaveBeenCalledTimes(1)
})

test('leaves no timer behind', () => {
  const store = createToastStore()
  for (let count = 0; count < 30; count += 1) store.show('success', 'x')
  vi.advanceTimersByTime(10_000)
  expect(store.list()).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('a new store has the list that the server renders, so that hydration renders the toaster once', () => {
  expect(createToastStore().list()).toBe(NO_TOASTS)
})
