import { describe, expect, test } from 'vitest'
import { readSearch, type SearchTerms } from './search-terms.ts'

const none = (...typed: string[]) => typed.map((text): [string, null] => [text, null])

describe('names', () => {
  test.each<[string, SearchTerms['name']]>([
    ['Budi', { part: 'budi', isBedrock: false }],
    [' Nether Queen ', { part: 'nether_queen', isBedrock: false }],
    ['.Budi', { part: 'budi', isBedrock: true }],
    ['si_paling', { part: 'si_paling', isBedrock: false }],
    ...none('.', 'Rp82.500!', 'a'.repeat(21), '%', "x' or 1"),
  ])('%j is part of the name %j', (typed, name) => {
    expect(readSearch(typed).name).toEqual(name)
  })
})

describe('references', () => {
  test.each<[string, string | null]>([
    ['k7qd9mvx', 'K7QD-9MVX'],
    ['K7QD-9M', 'K7QD-9M'],
    ['k7qd 9mvx', 'K7QD-9MVX'],
    ['K7OD', 'K70D'],
    ...none('K7Q', 'Budi!', 'ubudi', 'A'.repeat(29)),
  ])('%j begins the reference %s', (typed, reference) => {
    expect(readSearch(typed).reference).toBe(reference)
  })
})

describe('codes', () => {
  test.each<[string, string | null]>([
    ['7829 0081 2346', '782900812346'],
    ['dev-t0001', 'DEVT0001'],
    ['8829-0081', '88290081'],
    ...none('123', 'Budi_07', 'Rp82.500'),
  ])('%j is the code %s', (typed, code) => {
    expect(readSearch(typed).code).toBe(code)
  })
})

describe('amounts', () => {
  const same = ['82500', '82.500', '82,500', 'Rp82.500', 'rp 82.500', 'Rp. 82.500', 'Rp82.500,00']
  test.each<[string, number | null]>([
    ...same.map((typed): [string, number] => [typed, 82_500]),
    ['Rp1.250.000', 1_250_000],
    ...none('82.50', '8250000000000', 'Rp', '82k', '1.2.3', 'Budi'),
  ])('%j is the amount %s', (typed, amount) => {
    expect(readSearch(typed).amount).toBe(amount)
  })
})
