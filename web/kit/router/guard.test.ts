import { expect, test, vi } from 'vitest'
import { guardNavigation, mayLeave } from './guard.ts'

const TARGET = new URL('https://site.example/en/vote')

test('a guard stops the navigation and can continue it later', () => {
  const [guard, leave] = [vi.fn((_target: URL, _proceed: () => void) => false), vi.fn()]
  const remove = guardNavigation(guard)
  expect(mayLeave(TARGET, leave)).toBe(false)
  expect(guard).toHaveBeenCalledExactlyOnceWith(TARGET, leave)
  remove()
  expect(mayLeave(TARGET, leave)).toBe(true)
})

test('the removal of an earlier guard leaves the one of the next page', () => {
  const removeFirst = guardNavigation(() => true)
  const removeSecond = guardNavigation(() => false)
  removeFirst()
  expect(mayLeave(TARGET, () => {})).toBe(false)
  removeSecond()
})
