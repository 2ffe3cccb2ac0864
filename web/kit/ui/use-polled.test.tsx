// Polling of every page: only in a visible tab, at once when it becomes visible, one request at a time.
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePolled } from './use-polled.ts'

const MINUTE_MS = 60_000
type Props = { load: (signal: AbortSignal) => Promise<unknown>; id?: string; inBackground?: boolean }

function Poller({ load, id, inBackground }: Props) {
  usePolled(load, { everyMs: MINUTE_MS, key: id, inBackground })
  return null
}

let root: ReturnType<typeof createRoot>
const visibility = vi.spyOn(document, 'visibilityState', 'get')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.createElement('div'))
  visibility.mockReturnValue('visible')
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const render = (props: Props) => act(async () => root.render(<Poller {...props} />))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const turn = (state: DocumentVisibilityState) =>
  act(async () => {
    visibility.mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('a hidden tab does not poll, and loads at once when it is shown again', async () => {
  const load = vi.fn(async () => {})
  await render({ load })
  await turn('hidden')
  await pass(5 * MINUTE_MS)
  expect(load).toHaveBeenCalledTimes(1)
  await turn('visible')
  expect(load).toHaveBeenCalledTimes(2)
  await pass(MINUTE_MS)
  expect(load).toHaveBeenCalledTimes(3)
})

test('a poller that watches in the background goes on in a hidden tab', async () => {
  const load = vi.fn(async () => {})
  await render({ load, inBackground: true })
  await turn('hidden')
  await pass(2 * MINUTE_MS)
  expect(load).toHaveBeenCalledTimes(3)
})

test('a slow request is not repeated before it ends', async () => {
  let end = () => {}
  const load = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
  await render({ load })
  await pass(3 * MINUTE_MS)
  expect(load).toHaveBeenCalledTimes(1)
  end()
  await pass(MINUTE_MS)
  expect(load).toHaveBeenCalledTimes(2)
})

test('another key aborts the request and loads at once; unmounting aborts it', async () => {
  const signals: AbortSignal[] = []
  const load = async (signal: AbortSignal) => void signals.push(signal)
  await render({ load, id: 'a' })
  await render({ load, id: 'b' })
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  act(() => root.unmount())
  expect(signals.every(({ aborted }) => aborted)).toBe(true)
})
