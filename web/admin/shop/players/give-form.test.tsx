import { expect, test } from 'vitest'
import { EMPTY_DRAFT, OWN_COMMANDS, problemsOf, toGift } from './give-form.tsx'

const PRODUCT = { ...EMPTY_DRAFT, product: 'P1', reason: ' Lost items ' }
const OWN = {
  ...EMPTY_DRAFT,
  product: OWN_COMMANDS,
  title: 'Prize',
  reason: 'Event',
  waitOnline: true,
  commands: '/crate give %player%\n\nsay hi',
}

test('a product needs a reason, and a name where none is given', () => {
  expect(problemsOf(PRODUCT, true)).toEqual([])
  expect(problemsOf({ ...PRODUCT, reason: ' ' }, true)).toEqual(['reason'])
  expect(problemsOf(PRODUCT, false)).toEqual(['name'])
  expect(problemsOf({ ...PRODUCT, name: 'Steve' }, false)).toEqual([])
})

test('own commands need a name and a command', () => {
  expect(problemsOf(OWN, true)).toEqual([])
  expect(problemsOf({ ...OWN, title: '', commands: '\n' }, true)).toEqual(['title', 'commands'])
})

test('becomes a request with either a product or commands', () => {
  expect(toGift(PRODUCT, 'key')).toEqual({ product_id: 'P1', reason: 'Lost items', key: 'key' })
  expect(toGift({ ...OWN, server: 'skyblock' }, 'key')).toEqual({
    title: 'Prize',
    reason: 'Event',
    key: 'key',
    execute: [
      { type: 'commands', text: 'crate give %player%', server: 'skyblock', wait_online: true },
      { type: 'commands', text: 'say hi', server: 'skyblock', wait_online: true },
    ],
  })
  expect(toGift(OWN, 'key').execute?.[0]).not.toHaveProperty('server')
})
