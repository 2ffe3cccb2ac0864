import { expect, test } from 'vitest'
import { guardNavigation, mayLeave } from './guard.ts'

const TARGET = new URL('https://site.example/en/vote')

test('a guard stops the navigation and can continue it later', () => {
  const asked: string[] = []
  let isLeft = false
  let proceed = () => {}
  const remove = guardNavigation((target, later) => {
    asked.push(target.pathname)
    proceed = later
    return false
  })
  expect(
    mayLeave(TARGET, () => {
      isLeft = true
    }),
  ).toBe(false)
  expect(asked).toEqual(['/en/vote'])
  proceed()
  expect(isLeft).toBe(true)
  remove()
  expect(mayLeave(TARGET, () => {})).toBe(true)
})

test('the removal of an earlier guard leaves the one of the next page', () => {
  const removeFirst = guardNavigation(() => true)
  const removeSecond = guardNavigation(() => false)
  removeFirst()
  expect(mayLeave(TARGET, () => {})).toBe(false)
  removeSecond()
})
