import { expect, test } from 'vitest'
import { tidyAddress } from './tidy-address.ts'

test.each([
  ['/en/', '/en'],
  ['/en/vote///', '/en/vote'],
  ['/en/vote/?a=1', '/en/vote?a=1'],
  ['/en/vote/?a=/', '/en/vote?a=/'],
  ['/en//?', '/en?'],
])('%s is tidied to %s', (url, tidy) => {
  expect(tidyAddress(url)).toBe(tidy)
})

test.each(['/en', '/en/vote', '/en/vote?a=/', '/en//vote', '/', '/?a/'])('%s is tidy', (url) => {
  expect(tidyAddress(url)).toBeNull()
})
